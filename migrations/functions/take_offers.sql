CREATE OR REPLACE FUNCTION public.take_offers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
	known text := 'offered';
BEGIN
	IF tg_op = 'UPDATE' AND old.state = 'held' THEN known := 'taking'; END IF;
	UPDATE waiting_entries
		SET state = CASE new.state WHEN 'kept' THEN 'taken' ELSE 'taking' END, settled_at = CASE new.state WHEN 'kept' THEN now() END
		WHERE id = new.offer_id AND product_id = new.resource_id AND state = known AND offer_until IS NOT NULL;
	IF NOT FOUND AND tg_op = 'INSERT' THEN
		RAISE check_violation USING MESSAGE = format('There is no offer %s to take', new.offer_id);
	END IF;
	RETURN new;
END $function$;

CREATE TRIGGER take_offers BEFORE INSERT OR UPDATE OF state ON public.claims FOR EACH ROW WHEN (((new.offer_id IS NOT NULL) AND (new.state <> 'released'::text))) EXECUTE FUNCTION take_offers();
