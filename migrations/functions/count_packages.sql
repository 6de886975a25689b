CREATE OR REPLACE FUNCTION public.count_packages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
	moved integer := claimed_by(new) - claimed_by(old);
BEGIN
	IF moved = 0 THEN RETURN NULL; END IF;
	UPDATE promotions SET packages_sold = packages_sold + moved WHERE id = coalesce(new.resource_id, old.resource_id);
	IF NOT FOUND AND tg_op <> 'DELETE' THEN PERFORM refuse_claim_of_nothing(new); END IF;
	RETURN NULL;
END $function$;

CREATE TRIGGER count_packages AFTER INSERT OR UPDATE ON public.claims FOR EACH ROW WHEN ((new.resource = 'package'::text)) EXECUTE FUNCTION count_packages();

CREATE TRIGGER count_packages_of_deleted AFTER DELETE ON public.claims FOR EACH ROW WHEN ((old.resource = 'package'::text)) EXECUTE FUNCTION count_packages();
