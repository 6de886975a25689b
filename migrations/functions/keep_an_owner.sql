CREATE OR REPLACE FUNCTION public.keep_an_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('owners of ' || old.school_id, 0));
  if exists (select from schools where id = old.school_id)
     and not exists (select from people where school_id = old.school_id and admin_role = 'owner') then
    raise exception 'A school keeps an owner' using errcode = 'restrict_violation', constraint = 'people_keep_an_owner';
  end if;
  return null;
end $function$;

CREATE TRIGGER keep_an_owner_changed AFTER UPDATE OF role, admin_role ON public.people FOR EACH ROW WHEN (((old.admin_role = 'owner'::text) AND (new.admin_role IS DISTINCT FROM 'owner'::text))) EXECUTE FUNCTION keep_an_owner();

CREATE TRIGGER keep_an_owner_gone AFTER DELETE ON public.people FOR EACH ROW WHEN ((old.admin_role = 'owner'::text)) EXECUTE FUNCTION keep_an_owner();
