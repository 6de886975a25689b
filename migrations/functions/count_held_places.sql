CREATE OR REPLACE FUNCTION public.count_held_places()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
	moved integer := 0;
BEGIN
	IF old.state = 'held' THEN moved := moved - old.quantity; END IF;
	IF new.state = 'held' THEN moved := moved + new.quantity; END IF;
	IF moved = 0 THEN RETURN NULL; END IF;
	UPDATE products SET stock_sold = stock_sold + moved WHERE id = coalesce(new.resource_id, old.resource_id);
	IF NOT FOUND AND tg_op <> 'DELETE' THEN PERFORM refuse_claim_of_nothing(new); END IF;
	RETURN NULL;
END $function$;

CREATE TRIGGER count_held_places AFTER INSERT OR UPDATE ON public.claims FOR EACH ROW WHEN ((new.resource = 'place'::text)) EXECUTE FUNCTION count_held_places();

CREATE TRIGGER count_held_places_of_deleted AFTER DELETE ON public.claims FOR EACH ROW WHEN ((old.resource = 'place'::text)) EXECUTE FUNCTION count_held_places();
