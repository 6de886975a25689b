CREATE OR REPLACE FUNCTION public.limit_share()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
	moved integer := claimed_by(new) - claimed_by(old);
	for_each integer;
BEGIN
	IF moved = 0 THEN RETURN NULL; END IF;
	-- Who claims of what each buyer may have only so much waits until whoever was here before has committed.
	SELECT quantity_per_student INTO for_each FROM products WHERE id = coalesce(new.resource_id, old.resource_id) FOR NO KEY UPDATE;
	IF NOT FOUND AND tg_op <> 'DELETE' THEN PERFORM refuse_claim_of_nothing(new); END IF;
	IF moved > 0 THEN PERFORM refuse_more_than(for_each, new); END IF;
	RETURN NULL;
END $function$;

CREATE TRIGGER limit_share AFTER INSERT OR UPDATE ON public.claims FOR EACH ROW WHEN ((new.resource = 'share'::text)) EXECUTE FUNCTION limit_share();

CREATE TRIGGER limit_share_of_deleted AFTER DELETE ON public.claims FOR EACH ROW WHEN ((old.resource = 'share'::text)) EXECUTE FUNCTION limit_share();
