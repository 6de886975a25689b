CREATE OR REPLACE FUNCTION public.tell_session_ended()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('session_ended', old.id);
  return null;
end $function$;

CREATE TRIGGER session_ended AFTER DELETE ON public.operator_sessions FOR EACH ROW WHEN ((old.expires_at > now())) EXECUTE FUNCTION tell_session_ended();

CREATE TRIGGER session_ended AFTER DELETE ON public.sessions FOR EACH ROW WHEN ((old.expires_at > now())) EXECUTE FUNCTION tell_session_ended();
