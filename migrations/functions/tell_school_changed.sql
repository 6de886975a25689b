CREATE OR REPLACE FUNCTION public.tell_school_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('content_changed', coalesce(new.id, old.id)::text);
  return null;
end $function$;

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.schools FOR EACH ROW EXECUTE FUNCTION tell_school_changed();
