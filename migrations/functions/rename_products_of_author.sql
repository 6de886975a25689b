CREATE OR REPLACE FUNCTION public.rename_products_of_author()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update products set search_name = fold(concat_ws(' ', title, new.name)) where author_id = new.id;
  return null;
end $function$;

CREATE TRIGGER rename_products AFTER UPDATE OF name ON public.people FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION rename_products_of_author();
