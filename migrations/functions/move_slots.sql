CREATE OR REPLACE FUNCTION public.move_slots()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	IF tg_op = 'DELETE' THEN
		IF old.resource = 'slot' THEN UPDATE bookings SET state = 'released' WHERE id = old.resource_id AND state = 'held'; END IF;
		RETURN NULL;
	END IF;
	IF new.resource <> 'slot' OR tg_op = 'UPDATE' AND old.state = new.state THEN RETURN NULL; END IF;
	UPDATE bookings SET state = CASE new.state WHEN 'kept' THEN 'booked' ELSE new.state END
		WHERE id = new.resource_id AND state IN ('held', 'released');
	IF NOT FOUND AND tg_op = 'INSERT' THEN
		RAISE foreign_key_violation USING MESSAGE = format('There is no booking %s to claim', new.resource_id);
	END IF;
	RETURN NULL;
END $function$;

CREATE TRIGGER move_slots AFTER INSERT OR DELETE OR UPDATE OF state ON public.claims FOR EACH ROW EXECUTE FUNCTION move_slots();
