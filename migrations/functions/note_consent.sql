CREATE OR REPLACE FUNCTION public.note_consent()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update student_visits set has_consent = not has_consent from people
  where people.id = student_id and people.school_id = coalesce(new.school_id, old.school_id)
    and lower(people.email) in (lower(old.email), lower(new.email))
    and has_consent <> exists (select from leads
      where leads.school_id = people.school_id and lower(leads.email) = lower(people.email) and consented_at is not null);
  return null;
end $function$;

CREATE TRIGGER change_consent AFTER UPDATE OF email, consented_at ON public.leads FOR EACH ROW WHEN (((old.email <> new.email) OR ((old.consented_at IS NULL) <> (new.consented_at IS NULL)))) EXECUTE FUNCTION note_consent();

CREATE TRIGGER lose_consent AFTER DELETE ON public.leads FOR EACH ROW WHEN ((old.consented_at IS NOT NULL)) EXECUTE FUNCTION note_consent();

CREATE TRIGGER note_consent AFTER INSERT ON public.leads FOR EACH ROW WHEN ((new.consented_at IS NOT NULL)) EXECUTE FUNCTION note_consent();
