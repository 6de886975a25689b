CREATE OR REPLACE FUNCTION public.rename_orders_of_buyer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update orders set search_text = words_of_order(new.id, number, concat_ws(' ',
    (select string_agg(title, ' ' order by position) from order_lines where order_id = orders.id),
    company_name, billing ->> 'vat_id', (select name || ' ' || email from merged_accounts where id = bought_as_id)))
  where school_id = new.school_id and student_id = new.id;
  return null;
end $function$;

CREATE TRIGGER rename_orders AFTER UPDATE OF name, email ON public.people FOR EACH ROW WHEN (((old.name IS DISTINCT FROM new.name) OR (old.email IS DISTINCT FROM new.email))) EXECUTE FUNCTION rename_orders_of_buyer();
