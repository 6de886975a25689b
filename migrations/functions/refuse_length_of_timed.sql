CREATE OR REPLACE FUNCTION public.refuse_length_of_timed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	IF EXISTS (SELECT FROM products WHERE id = new.product_id AND kind IN ('live_event', 'consultation')) THEN
		RAISE EXCEPTION 'What takes place at a time has no length of access' USING ERRCODE = 'check_violation', CONSTRAINT = 'variants_timed', TABLE = 'variants';
	END IF;
	RETURN new;
END $function$;

CREATE TRIGGER refuse_length_of_timed BEFORE INSERT OR UPDATE OF access_days, access_until, product_id ON public.variants FOR EACH ROW WHEN (((new.access_days <> 0) OR (new.access_until IS NOT NULL))) EXECUTE FUNCTION refuse_length_of_timed();
