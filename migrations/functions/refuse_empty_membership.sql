CREATE OR REPLACE FUNCTION public.refuse_empty_membership()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  sold uuid;
begin
  if tg_table_name = 'products' then sold := new.id; else sold := old.membership_id; end if;
  perform from products where id = sold and kind = 'membership' and status = 'published' for update;
  if found and not exists (select from openings where membership_id = sold) then
    raise exception 'A membership on the site opens something' using errcode = 'restrict_violation', constraint = 'products_membership_openings';
  end if;
  return null;
end $function$;

CREATE TRIGGER refuse_empty_membership AFTER DELETE ON public.openings FOR EACH ROW EXECUTE FUNCTION refuse_empty_membership();

CREATE TRIGGER refuse_empty_membership AFTER INSERT OR UPDATE OF status, kind ON public.products FOR EACH ROW WHEN (((new.kind = 'membership'::text) AND (new.status = 'published'::text))) EXECUTE FUNCTION refuse_empty_membership();
