CREATE OR REPLACE FUNCTION public.count_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
	moved integer := claimed_by(new) - claimed_by(old);
BEGIN
	IF moved = 0 THEN RETURN NULL; END IF;
	UPDATE products SET stock_sold = stock_sold + moved WHERE id = coalesce(new.resource_id, old.resource_id);
	IF NOT FOUND AND tg_op <> 'DELETE' THEN PERFORM refuse_claim_of_nothing(new); END IF;
	RETURN NULL;
END $function$;

CREATE TRIGGER count_stock AFTER INSERT OR UPDATE ON public.claims FOR EACH ROW WHEN ((new.resource = 'stock'::text)) EXECUTE FUNCTION count_stock();

CREATE TRIGGER count_stock_of_deleted AFTER DELETE ON public.claims FOR EACH ROW WHEN ((old.resource = 'stock'::text)) EXECUTE FUNCTION count_stock();
