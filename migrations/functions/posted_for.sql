CREATE OR REPLACE FUNCTION public.posted_for(of_transaction uuid, of_kinds text[], to_account text)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum(p.amount), 0)::bigint from ledger_entries e join ledger_postings p on p.entry_id = e.id
  where e.transaction_id = of_transaction and p.account = to_account and (of_kinds is null or e.kind = any (of_kinds))
$function$;
