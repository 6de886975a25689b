CREATE OR REPLACE FUNCTION public.count_tickets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
	moved integer := 0;
BEGIN
	IF tg_op <> 'INSERT' AND old.voided_at IS NULL THEN moved := moved - 1; END IF;
	IF tg_op <> 'DELETE' AND new.voided_at IS NULL THEN moved := moved + 1; END IF;
	IF moved <> 0 THEN
		UPDATE products SET stock_sold = stock_sold + moved WHERE id = coalesce(new.product_id, old.product_id);
	END IF;
	RETURN NULL;
END $function$;

CREATE TRIGGER count_tickets AFTER INSERT OR DELETE OR UPDATE OF voided_at ON public.tickets FOR EACH ROW EXECUTE FUNCTION count_tickets();
