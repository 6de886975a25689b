CREATE OR REPLACE FUNCTION public.count_offers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
	moved integer := 0;
BEGIN
	IF tg_op <> 'INSERT' AND old.state = 'offered' THEN moved := moved - 1; END IF;
	IF tg_op <> 'DELETE' AND new.state = 'offered' THEN moved := moved + 1; END IF;
	IF moved <> 0 THEN
		UPDATE products SET stock_sold = stock_sold + moved WHERE id = coalesce(new.product_id, old.product_id);
	END IF;
	RETURN NULL;
END $function$;

CREATE TRIGGER count_offers AFTER INSERT OR DELETE OR UPDATE OF state ON public.waiting_entries FOR EACH ROW EXECUTE FUNCTION count_offers();
