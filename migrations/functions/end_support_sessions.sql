CREATE OR REPLACE FUNCTION public.end_support_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from sessions where support_leave_id = new.id;
  return null;
end $function$;

CREATE TRIGGER end_support_sessions AFTER UPDATE OF ended_at ON public.support_leaves FOR EACH ROW WHEN (((old.ended_at IS NULL) AND (new.ended_at IS NOT NULL))) EXECUTE FUNCTION end_support_sessions();
