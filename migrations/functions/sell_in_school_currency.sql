CREATE OR REPLACE FUNCTION public.sell_in_school_currency()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  sold_in text;
begin
  select currency into sold_in from schools where id = new.school_id for share;
  if new.currency is distinct from sold_in then
    raise exception 'A school sells in one currency' using errcode = 'restrict_violation', constraint = 'variants_in_school_currency';
  end if;
  return new;
end $function$;

CREATE TRIGGER sell_in_school_currency BEFORE INSERT OR UPDATE OF currency, school_id ON public.variants FOR EACH ROW EXECUTE FUNCTION sell_in_school_currency();
