CREATE OR REPLACE FUNCTION public.guard_gift()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	IF EXISTS (SELECT FROM seat_pools WHERE id = new.id AND closed_at IS NULL AND taken <> 1) THEN
		RAISE EXCEPTION 'A gift has one invitation' USING ERRCODE = 'check_violation', CONSTRAINT = 'gift_has_one_invitation', TABLE = 'seat_pools';
	END IF;
	RETURN NULL;
END $function$;

CREATE CONSTRAINT TRIGGER gift_has_one_invitation AFTER INSERT OR UPDATE ON public.seat_pools DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.is_gift) EXECUTE FUNCTION guard_gift();
