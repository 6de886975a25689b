CREATE OR REPLACE FUNCTION public.note_visit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update student_visits set last_seen_at = greatest(last_seen_at, new.renewed_at) where student_id = new.person_id;
  return null;
end $function$;

CREATE TRIGGER note_visit AFTER INSERT OR UPDATE OF renewed_at ON public.sessions FOR EACH ROW WHEN ((new.opened_from IS NULL)) EXECUTE FUNCTION note_visit();
