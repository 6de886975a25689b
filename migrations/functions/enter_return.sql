CREATE OR REPLACE FUNCTION public.enter_return(r refunds, t transactions)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  left_gross constant bigint := posted_for(t.id, '{sale,return}', 'buyers');
  left_vat constant bigint := -posted_for(t.id, '{sale,return}', 'vat');
  earlier bigint;
  rate integer;
  vat bigint;
begin
  -- What was paid in vain was never earned: it only goes back.
  if left_gross <= 0 then return; end if;
  if r.amount >= left_gross then
    vat := left_vat;
  elsif r.line_id is not null then
    select vat_rate into rate from order_lines where id = r.line_id;
    select coalesce(sum(other.amount), 0) into earlier from refunds other
    join ledger_entries e on e.kind = 'return' and e.event_id = other.id where other.line_id = r.line_id;
    vat := vat_within(earlier + r.amount, rate) - vat_within(earlier, rate);
  else
    vat := round(left_vat::numeric * r.amount / left_gross);
  end if;
  vat := greatest(0, least(vat, left_vat, r.amount));
  perform enter_in_ledger(t.school_id, 'return', r.id, t.currency, t.id, t.order_id, coalesce(r.settled_at, r.created_at),
    array['sales', 'vat', 'buyers'], array[r.amount - vat, vat, -r.amount]);
end $function$;
