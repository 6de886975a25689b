CREATE OR REPLACE FUNCTION public.refuse_nested_bundle()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select kind from products where id = new.bundle_id) is distinct from 'bundle'
    or coalesce((select kind from products where id = new.product_id), 'bundle') = 'bundle'
  then
    raise exception 'A bundle holds products that are no bundles' using errcode = 'check_violation', constraint = 'inclusions_kinds';
  end if;
  return new;
end $function$;

CREATE TRIGGER refuse_nested_bundle BEFORE INSERT OR UPDATE OF bundle_id, product_id ON public.inclusions FOR EACH ROW EXECUTE FUNCTION refuse_nested_bundle();
