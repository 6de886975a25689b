CREATE OR REPLACE FUNCTION public.follow_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	UPDATE grants SET ends_at = new.takes_place_until + interval '7 days', told_days_before = NULL
	WHERE product_id = new.id AND ends_at > now() AND ends_at < new.takes_place_until + interval '7 days';
	RETURN NULL;
END $function$;

CREATE TRIGGER follow_event AFTER UPDATE OF takes_place_until ON public.products FOR EACH ROW WHEN (((new.kind = 'live_event'::text) AND (new.takes_place_until > COALESCE(old.takes_place_until, '-infinity'::timestamp with time zone)))) EXECUTE FUNCTION follow_event();
