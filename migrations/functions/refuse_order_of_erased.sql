CREATE OR REPLACE FUNCTION public.refuse_order_of_erased()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select role from people where id = new.student_id for share) = 'erased' then
    raise exception 'Nothing is ordered for an account that was deleted' using errcode = 'restrict_violation', constraint = 'orders_of_erased';
  end if;
  return new;
end $function$;

CREATE TRIGGER a_refuse_order_of_erased BEFORE INSERT ON public.orders FOR EACH ROW EXECUTE FUNCTION refuse_order_of_erased();
