CREATE OR REPLACE FUNCTION public.refuse_files_elsewhere()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select kind from products where id = new.download_id) is distinct from 'download' then
    raise exception 'Only a download has files' using errcode = 'check_violation', constraint = 'download_files_kind';
  end if;
  return new;
end $function$;

CREATE TRIGGER refuse_files_elsewhere BEFORE INSERT OR UPDATE OF download_id ON public.download_files FOR EACH ROW EXECUTE FUNCTION refuse_files_elsewhere();
