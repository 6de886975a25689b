CREATE OR REPLACE FUNCTION public.enter_payment(t transactions)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  at constant timestamptz := coalesce(t.settled_at, t.created_at);
  o orders;
  d disputes;
begin
  if t.amount = 0 then return; end if;
  if t.collected_by = 'platform' then
    insert into ledger_pending (transaction_id, school_id, clears_at) values (t.id, t.school_id, at + interval '7 days')
    on conflict do nothing;
  end if;
  perform enter_in_ledger(t.school_id, 'payment', t.id, t.currency, t.id, t.order_id, at,
    array[money_stands_at(t), 'buyers'], array[t.amount, -t.amount]);
  -- Where the platform collects, what its gateway keeps is its own matter.
  if t.collected_by = 'school' then
    perform enter_in_ledger(t.school_id, 'gateway_fee', t.id, t.currency, t.id, t.order_id, at,
      array['fees', 'own_gateway'], array[t.fee_amount, -t.fee_amount]);
  end if;
  select * into o from orders where id = t.order_id;
  if found then perform enter_sale(o); end if;
  select * into d from disputes where transaction_id = t.id;
  if found then perform enter_dispute(d); end if;
end $function$;
