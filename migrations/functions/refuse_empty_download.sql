CREATE OR REPLACE FUNCTION public.refuse_empty_download()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  held uuid;
begin
  if tg_table_name = 'products' then held := new.id; else held := old.download_id; end if;
  if exists (select from products where id = held and kind = 'download' and status = 'published')
    and not exists (select from download_files where download_id = held)
  then
    raise exception 'A download on the site holds a file' using errcode = 'check_violation', constraint = 'products_download_files';
  end if;
  return null;
end $function$;

CREATE TRIGGER refuse_empty_download AFTER DELETE ON public.download_files FOR EACH ROW EXECUTE FUNCTION refuse_empty_download();

CREATE TRIGGER refuse_empty_download AFTER INSERT OR UPDATE OF status, kind ON public.products FOR EACH ROW WHEN (((new.kind = 'download'::text) AND (new.status = 'published'::text))) EXECUTE FUNCTION refuse_empty_download();
