CREATE OR REPLACE FUNCTION public.refuse_strange_opening()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.product_id is not null and not exists (select from products where id = new.product_id))
    or (new.category_id is not null and not exists (select from categories where id = new.category_id))
  then
    raise exception 'A membership opens what is of its school' using errcode = 'foreign_key_violation', constraint = 'openings_strange';
  end if;
  if (select kind from products where id = new.membership_id) is distinct from 'membership'
    or (select kind from products where id = new.product_id) not in ('course', 'download', 'community')
  then
    raise exception 'A membership opens courses, downloads and communities' using errcode = 'check_violation', constraint = 'openings_kinds';
  end if;
  return new;
end $function$;

CREATE TRIGGER refuse_strange_opening BEFORE INSERT OR UPDATE ON public.openings FOR EACH ROW EXECUTE FUNCTION refuse_strange_opening();
