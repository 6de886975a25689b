CREATE OR REPLACE FUNCTION public.count_claims()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
	claimed record := coalesce(new, old);
	moved integer := 0;
	for_each integer;
BEGIN
	IF claimed.resource IN ('slot', 'owned') THEN RETURN NULL; END IF;
	IF tg_op <> 'INSERT' AND (old.state = 'held' OR old.state = 'kept' AND old.resource <> 'place') THEN moved := moved - old.quantity; END IF;
	IF tg_op <> 'DELETE' AND (new.state = 'held' OR new.state = 'kept' AND new.resource <> 'place') THEN moved := moved + new.quantity; END IF;
	IF moved = 0 THEN RETURN NULL; END IF;
	CASE claimed.resource
		WHEN 'package' THEN UPDATE promotions SET packages_sold = packages_sold + moved WHERE id = claimed.resource_id;
		WHEN 'stock', 'place' THEN UPDATE products SET stock_sold = stock_sold + moved WHERE id = claimed.resource_id;
		-- Who claims of what each buyer may have only so much waits until whoever was here before has committed.
		WHEN 'share' THEN SELECT quantity_per_student INTO for_each FROM products WHERE id = claimed.resource_id FOR NO KEY UPDATE;
		WHEN 'code' THEN
			UPDATE codes SET uses_count = uses_count + moved WHERE id = claimed.resource_id RETURNING uses_per_person INTO for_each;
	END CASE;
	IF NOT FOUND AND tg_op <> 'DELETE' THEN
		RAISE foreign_key_violation USING MESSAGE = format('There is no %s %s to claim', claimed.resource, claimed.resource_id);
	END IF;
	IF moved > 0 AND for_each IS NOT NULL AND (
		SELECT sum(quantity) FROM claims
		WHERE resource = claimed.resource AND resource_id = claimed.resource_id AND state <> 'released' AND holders && claimed.holders
	) > for_each THEN
		RAISE check_violation USING MESSAGE = format('A buyer may have %s %s times', claimed.resource_id, for_each);
	END IF;
	RETURN NULL;
END $function$;

CREATE TRIGGER count_claims AFTER INSERT OR DELETE OR UPDATE ON public.claims FOR EACH ROW EXECUTE FUNCTION count_claims();
