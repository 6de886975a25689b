CREATE OR REPLACE FUNCTION public.outlast_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
	sold record;
BEGIN
	SELECT kind, takes_place_until INTO sold FROM products WHERE id = new.product_id;
	IF sold.kind = 'consultation' OR (sold.kind = 'live_event' AND sold.takes_place_until IS NULL) THEN
		new.ends_at := NULL;
	ELSIF sold.kind = 'live_event' THEN
		new.ends_at := greatest(new.ends_at, sold.takes_place_until + interval '7 days');
	END IF;
	RETURN new;
END $function$;

CREATE TRIGGER outlast_event BEFORE INSERT OR UPDATE OF ends_at ON public.grants FOR EACH ROW WHEN ((new.ends_at IS NOT NULL)) EXECUTE FUNCTION outlast_event();
