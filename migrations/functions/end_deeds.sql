CREATE OR REPLACE FUNCTION public.end_deeds(before timestamp with time zone, at_most integer, ended_at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE ended integer;
BEGIN
	PERFORM set_config('app.ends_keeping', 'on', true);
	WITH gone AS (
		DELETE FROM audit_entries WHERE id IN (SELECT id FROM audit_entries WHERE created_at < before LIMIT at_most) RETURNING school_id
	), told AS (
		INSERT INTO audit_entries (id, school_id, deed, area, subject, created_at)
		SELECT uuidv7(), schools.id, 'end-of-keeping', 'moderation', to_char(before AT TIME ZONE schools.time_zone, 'YYYY-MM-DD'), ended_at
		FROM schools WHERE schools.id IN (SELECT school_id FROM gone) AND NOT EXISTS (
			SELECT FROM audit_entries WHERE school_id = schools.id AND area = 'moderation' AND created_at = ended_at AND deed = 'end-of-keeping')
	)
	SELECT count(*) INTO ended FROM gone;
	PERFORM set_config('app.ends_keeping', 'off', true);
	RETURN ended;
END $function$;
