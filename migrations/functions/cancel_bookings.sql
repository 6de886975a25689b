CREATE OR REPLACE FUNCTION public.cancel_bookings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	UPDATE bookings SET state = 'cancelled', cancelled_at = new.created_at, cancelled_by_id = new.revoked_by_id, revision = revision + 1
		WHERE grant_id = new.grant_id AND state = 'booked' AND starts_at > new.created_at;
	RETURN NULL;
END $function$;

CREATE TRIGGER cancel_bookings AFTER INSERT ON public.revocations FOR EACH ROW EXECUTE FUNCTION cancel_bookings();
