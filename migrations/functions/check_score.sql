CREATE OR REPLACE FUNCTION public.check_score()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	IF NEW.points IS DISTINCT FROM (
		SELECT CASE WHEN bool_and(points IS NOT NULL) THEN sum(points) END FROM attempt_answers WHERE attempt_id = NEW.id
	) THEN
		RAISE EXCEPTION 'Attempt % cannot have % points', NEW.id, NEW.points USING ERRCODE = 'check_violation', CONSTRAINT = 'exam_attempts_score';
	END IF;
	RETURN NEW;
END $function$;

CREATE TRIGGER check_score BEFORE UPDATE ON public.exam_attempts FOR EACH ROW WHEN ((old.points IS DISTINCT FROM new.points)) EXECUTE FUNCTION check_score();
