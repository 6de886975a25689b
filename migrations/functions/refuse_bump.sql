CREATE OR REPLACE FUNCTION public.refuse_bump()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (
    select from products sold, products offered join variants on variants.product_id = offered.id
    where sold.id = new.product_id and sold.school_id = new.school_id
      and offered.id = new.offered_product_id and offered.school_id = new.school_id
      and variants.id = new.variant_id
  ) then
    raise exception 'A bump offers a price of a product of its own school' using errcode = 'check_violation', constraint = 'bumps_offered';
  end if;
  return new;
end $function$;

CREATE TRIGGER refuse_bump BEFORE INSERT OR UPDATE OF product_id, offered_product_id, variant_id, school_id ON public.bumps FOR EACH ROW EXECUTE FUNCTION refuse_bump();

CREATE TRIGGER refuse_upsell BEFORE INSERT OR UPDATE OF product_id, offered_product_id, variant_id, school_id ON public.upsells FOR EACH ROW EXECUTE FUNCTION refuse_bump();
