CREATE OR REPLACE FUNCTION public.tell_people_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('people_changed', new.school_id::text);
  return null;
end $function$;

CREATE TRIGGER people_changed AFTER UPDATE OF role, admin_role, name, email, language, avatar ON public.people FOR EACH ROW WHEN (((old.role IS DISTINCT FROM new.role) OR (old.admin_role IS DISTINCT FROM new.admin_role) OR (old.name IS DISTINCT FROM new.name) OR (old.email IS DISTINCT FROM new.email) OR (old.language IS DISTINCT FROM new.language) OR (old.avatar IS DISTINCT FROM new.avatar))) EXECUTE FUNCTION tell_people_changed();
