CREATE OR REPLACE FUNCTION public.outlast_with_whole()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	UPDATE grants SET ends_at = new.ends_at, told_days_before = NULL
	WHERE student_id = new.student_id AND source = 'event' AND source_id = new.id AND ends_at = old.ends_at;
	RETURN NULL;
END $function$;

CREATE TRIGGER outlast_with_whole AFTER UPDATE OF ends_at ON public.grants FOR EACH ROW WHEN (((new.ends_at IS NULL) OR (new.ends_at > old.ends_at))) EXECUTE FUNCTION outlast_with_whole();
