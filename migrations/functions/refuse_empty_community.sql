CREATE OR REPLACE FUNCTION public.refuse_empty_community()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  sold uuid;
begin
  if tg_table_name = 'products' then sold := new.id; else sold := old.product_id; end if;
  perform from products where id = sold and kind = 'community' and status = 'published' for update;
  if found and not exists (select from topics where product_id = sold) then
    raise exception 'A community on the site holds a topic' using errcode = 'restrict_violation', constraint = 'products_community_topics';
  end if;
  return null;
end $function$;

CREATE TRIGGER refuse_empty_community AFTER INSERT OR UPDATE OF status, kind ON public.products FOR EACH ROW WHEN (((new.kind = 'community'::text) AND (new.status = 'published'::text))) EXECUTE FUNCTION refuse_empty_community();

CREATE TRIGGER refuse_empty_community AFTER DELETE OR UPDATE OF product_id ON public.topics FOR EACH ROW WHEN ((old.product_id IS NOT NULL)) EXECUTE FUNCTION refuse_empty_community();
