CREATE OR REPLACE FUNCTION public.move_orders(gone uuid, kept uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  school constant uuid := current_setting('app.school_id')::uuid;
begin
  if not exists (select from people where id = kept and school_id = school)
    or not exists (select from merged_accounts where id = gone and student_id = kept and school_id = school) then
    raise exception 'These accounts are not about to become one' using errcode = 'restrict_violation', constraint = 'orders_moved';
  end if;
  perform set_config('app.moves_orders', 'on', true);
  update orders set student_id = kept, bought_as_id = coalesce(bought_as_id, gone),
    search_text = words_of_order(kept, number, concat_ws(' ',
      (select string_agg(title, ' ' order by position) from order_lines where order_id = orders.id),
      company_name, billing ->> 'vat_id', (select name || ' ' || email from merged_accounts where id = coalesce(bought_as_id, gone))))
  where school_id = school and student_id = gone;
  perform set_config('app.moves_orders', 'off', true);
end $function$;
