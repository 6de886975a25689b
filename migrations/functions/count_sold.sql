CREATE OR REPLACE FUNCTION public.count_sold()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  goes integer;
begin
  if tg_table_name = 'orders' then
    perform tell_sold(new.id, l.id, l.amount - l.returned_amount, (l.returned_amount < l.amount)::int, (l.returned_amount < l.amount and l.kind <> 'bump')::int)
    from order_lines l where l.order_id = new.id and l.amount > 0;
  elsif new.amount > 0 then
    goes := (new.returned_amount < new.amount)::int;
    if tg_op = 'UPDATE' then
      goes := goes - (old.returned_amount < old.amount)::int;
      perform tell_sold(new.order_id, new.id, old.returned_amount - new.returned_amount, goes, case new.kind when 'bump' then 0 else goes end);
    else
      perform tell_sold(new.order_id, new.id, new.amount - new.returned_amount, goes, case new.kind when 'bump' then 0 else goes end);
    end if;
  end if;
  return null;
end $function$;

CREATE TRIGGER count_returned_line AFTER UPDATE OF returned_amount ON public.order_lines FOR EACH ROW WHEN ((new.returned_amount <> old.returned_amount)) EXECUTE FUNCTION count_sold();

CREATE TRIGGER count_sold_line AFTER INSERT ON public.order_lines FOR EACH ROW EXECUTE FUNCTION count_sold();

CREATE TRIGGER count_sold AFTER UPDATE OF status ON public.orders FOR EACH ROW WHEN (((new.status = 'paid'::text) AND (old.status = ANY (ARRAY['paying'::text, 'failed'::text])))) EXECUTE FUNCTION count_sold();
