CREATE OR REPLACE FUNCTION public.enter_dispute(d disputes)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  t transactions;
  place text;
  reserved bigint;
begin
  select * into t from transactions where id = d.transaction_id;
  -- One that is told before its payment is entered with it.
  if t.status not in ('PERFORMED', 'CLEARED') then return; end if;
  place := money_stands_at(t);
  if t.collected_by = 'platform' then
    if d.state = 'open' then
      reserved := least(coalesce(d.amount, t.amount), t.amount - t.refunded_amount);
      perform enter_in_ledger(t.school_id, 'dispute_opened', d.id, t.currency, t.id, t.order_id, d.created_at,
        array['platform_reserved', place], array[reserved, -reserved]);
    elsif d.state = 'won' then
      reserved := posted_for(t.id, null, 'platform_reserved');
      perform enter_in_ledger(t.school_id, 'dispute_won', d.id, t.currency, t.id, t.order_id, d.decided_at,
        array[place, 'platform_reserved'], array[reserved, -reserved]);
    end if;
  end if;
  -- What is lost goes back as a refund, which the bank tells of by itself.
  if d.state = 'lost' then
    perform enter_in_ledger(t.school_id, 'dispute_lost', d.id, t.currency, t.id, t.order_id, d.decided_at,
      array['fees', place], array[d.fee_amount, -d.fee_amount]);
  end if;
end $function$;
