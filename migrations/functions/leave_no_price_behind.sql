CREATE OR REPLACE FUNCTION public.leave_no_price_behind()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from products join variants on variants.product_id = products.id
    where products.school_id = new.id and variants.currency <> (select currency from schools where id = new.id)
  ) then
    raise exception 'All prices of a school follow its currency' using errcode = 'restrict_violation', constraint = 'schools_prices_in_currency';
  end if;
  return null;
end $function$;

CREATE CONSTRAINT TRIGGER leave_no_price_behind AFTER UPDATE OF currency ON public.schools DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION leave_no_price_behind();
