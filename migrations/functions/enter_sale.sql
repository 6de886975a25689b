CREATE OR REPLACE FUNCTION public.enter_sale(o orders)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  t transactions;
  r refunds;
  vat bigint;
  at constant timestamptz := coalesce(o.settled_at, o.created_at);
begin
  if o.status not in ('paid', 'partly_refunded', 'refunded') then return; end if;
  select * into t from transactions
  where order_id = o.id and status in ('PERFORMED', 'CLEARED') and not is_beside and refund_reason is null and amount > 0;
  if not found then return; end if;
  select coalesce(sum(vat_within(amount, vat_rate)), 0) into vat from order_lines where order_id = o.id;
  vat := least(vat, t.amount);
  perform enter_in_ledger(o.school_id, 'sale', o.id, t.currency, t.id, o.id, at,
    array['buyers', 'sales', 'vat'], array[t.amount, vat - t.amount, -vat]);
  perform enter_in_ledger(o.school_id, 'fee', t.id, t.currency, t.id, o.id, at,
    array['fees', 'fee_vat', case t.collected_by when 'school' then 'owed_platform' else money_stands_at(t) end],
    array[t.platform_fee, t.platform_fee_vat, -t.platform_fee - t.platform_fee_vat]);
  for r in select * from refunds where transaction_id = t.id and state = 'done' order by settled_at, id loop
    perform enter_return(r, t);
  end loop;
end $function$;
