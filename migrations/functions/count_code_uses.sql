CREATE OR REPLACE FUNCTION public.count_code_uses()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
	moved integer := claimed_by(new) - claimed_by(old);
	for_each integer;
BEGIN
	IF moved = 0 THEN RETURN NULL; END IF;
	UPDATE codes SET uses_count = uses_count + moved WHERE id = coalesce(new.resource_id, old.resource_id)
		RETURNING uses_per_person INTO for_each;
	IF NOT FOUND AND tg_op <> 'DELETE' THEN PERFORM refuse_claim_of_nothing(new); END IF;
	IF moved > 0 THEN PERFORM refuse_more_than(for_each, new); END IF;
	RETURN NULL;
END $function$;

CREATE TRIGGER count_code_uses AFTER INSERT OR UPDATE ON public.claims FOR EACH ROW WHEN ((new.resource = 'code'::text)) EXECUTE FUNCTION count_code_uses();

CREATE TRIGGER count_code_uses_of_deleted AFTER DELETE ON public.claims FOR EACH ROW WHEN ((old.resource = 'code'::text)) EXECUTE FUNCTION count_code_uses();
