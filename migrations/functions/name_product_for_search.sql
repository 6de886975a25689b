CREATE OR REPLACE FUNCTION public.name_product_for_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.search_name := fold(concat_ws(' ', new.title, (select name from people where people.id = new.author_id)));
  return new;
end $function$;

CREATE TRIGGER name_for_search BEFORE INSERT OR UPDATE OF title, author_id ON public.products FOR EACH ROW EXECUTE FUNCTION name_product_for_search();
