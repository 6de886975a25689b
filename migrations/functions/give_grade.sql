CREATE OR REPLACE FUNCTION public.give_grade()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
	most integer;
	is_awaited boolean;
	held integer;
BEGIN
	SELECT version.points, answer.awaits_since IS NOT NULL INTO most, is_awaited
	FROM attempt_answers answer JOIN question_versions version ON version.id = answer.version_id
	WHERE answer.id = NEW.answer_id FOR NO KEY UPDATE OF answer;
	SELECT count(*) INTO held FROM answer_grades WHERE answer_id = NEW.answer_id;
	IF NEW.points > most THEN
		RAISE EXCEPTION 'An answer worth % points cannot be given %', most, NEW.points USING ERRCODE = 'check_violation', CONSTRAINT = 'answer_grades_most';
	END IF;
	IF NEW.number <> held OR (held = 1 AND NOT is_awaited) THEN
		RAISE EXCEPTION 'Grade % of answer %, which has % and waits: %', NEW.number, NEW.answer_id, held - 1, is_awaited USING ERRCODE = 'unique_violation', CONSTRAINT = 'answer_grades_number';
	END IF;
	UPDATE attempt_answers SET points = NEW.points, awaits_since = NULL WHERE id = NEW.answer_id;
	RETURN NULL;
END $function$;

CREATE TRIGGER give_grade AFTER INSERT ON public.answer_grades FOR EACH ROW EXECUTE FUNCTION give_grade();
