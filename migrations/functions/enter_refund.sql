CREATE OR REPLACE FUNCTION public.enter_refund(r refunds)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  t transactions;
  reserved bigint := 0;
begin
  select * into t from transactions where id = r.transaction_id;
  if exists (select from disputes where transaction_id = t.id) then
    reserved := least(r.amount, posted_for(t.id, null, 'platform_reserved'));
  end if;
  perform enter_in_ledger(t.school_id, 'refund', r.id, t.currency, t.id, t.order_id, coalesce(r.settled_at, r.created_at),
    array['buyers', 'platform_reserved', money_stands_at(t)], array[r.amount, -reserved, reserved - r.amount]);
  perform enter_return(r, t);
end $function$;
