CREATE OR REPLACE FUNCTION rename_orders_of_buyer() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update orders set search_text = words_of_order(new.id, number, concat_ws(' ',
    (select string_agg(title, ' ' order by position) from order_lines where order_id = orders.id),
    company_name, billing ->> 'vat_id'))
  where school_id = new.school_id and student_id = new.id;
  return null;
end $$;
--> statement-breakpoint
UPDATE orders SET search_text = words_of_order(student_id, number, concat_ws(' ',
  (select string_agg(title, ' ' order by position) from order_lines where order_id = orders.id),
  company_name, billing ->> 'vat_id'))
WHERE company_name is not null;
