CREATE OR REPLACE FUNCTION public.enter_in_ledger(of_school uuid, of_kind text, of_event uuid, in_currency text, of_transaction uuid, of_order uuid, at timestamp with time zone, accounts text[], amounts bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  entry uuid;
  entered timestamptz;
begin
  if 0 = all (amounts) then return; end if;
  insert into ledger_entries (id, school_id, kind, event_id, currency, transaction_id, order_id, happened_at)
  values (uuidv7(), of_school, of_kind, of_event, in_currency, of_transaction, of_order, at)
  on conflict (kind, event_id) do nothing
  returning id, entered_at into entry, entered;
  if entry is null then return; end if;
  insert into ledger_postings (entry_id, school_id, account, currency, amount, entered_at)
  select entry, of_school, account, in_currency, sum(amount), entered
  from unnest(accounts, amounts) as posted (account, amount) group by account having sum(amount) <> 0;
end $function$;
