CREATE OR REPLACE FUNCTION public.tell_second_factor_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('people_changed', coalesce(new.school_id, old.school_id)::text);
  return null;
end $function$;

CREATE TRIGGER second_factor_changed AFTER DELETE OR UPDATE OF confirmed_at ON public.authenticators FOR EACH ROW EXECUTE FUNCTION tell_second_factor_changed();

CREATE TRIGGER second_factor_changed AFTER INSERT OR DELETE ON public.passkeys FOR EACH ROW EXECUTE FUNCTION tell_second_factor_changed();

CREATE TRIGGER second_factor_changed AFTER INSERT OR DELETE ON public.second_factor_demands FOR EACH ROW EXECUTE FUNCTION tell_second_factor_changed();
