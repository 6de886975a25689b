CREATE OR REPLACE FUNCTION public.look_again_at_openings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	UPDATE lecture_reminders reminder SET opens_at = least(opens_at, now()) FROM lectures lecture
	WHERE lecture.id = reminder.lecture_id AND new.id IN (lecture.id, lecture.section_id);
	RETURN NULL;
END $function$;

CREATE TRIGGER look_again_at_openings AFTER UPDATE OF delay_days ON public.lectures FOR EACH ROW WHEN ((new.delay_days IS DISTINCT FROM old.delay_days)) EXECUTE FUNCTION look_again_at_openings();

CREATE TRIGGER look_again_at_openings AFTER UPDATE OF delay_days ON public.sections FOR EACH ROW WHEN ((new.delay_days IS DISTINCT FROM old.delay_days)) EXECUTE FUNCTION look_again_at_openings();
