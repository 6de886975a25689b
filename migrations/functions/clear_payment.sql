CREATE OR REPLACE FUNCTION public.clear_payment(which uuid, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  t transactions;
  cleared bigint;
begin
  -- Nobody gives it back or disputes it meanwhile.
  select * into t from transactions where id = which for update;
  delete from ledger_pending where transaction_id = which;
  if not found then return; end if;
  cleared := posted_for(which, null, 'platform_pending');
  perform enter_in_ledger(t.school_id, 'clearing', which, t.currency, which, t.order_id, at,
    array['platform_available', 'platform_pending'], array[cleared, -cleared]);
end $function$;
