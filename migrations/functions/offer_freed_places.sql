CREATE OR REPLACE FUNCTION public.offer_freed_places()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	PERFORM offer_places(new.id);
	RETURN NULL;
END $function$;

CREATE CONSTRAINT TRIGGER offer_freed_places AFTER UPDATE OF stock_sold, stock_limit, status, is_enrollment_enabled, sale_ends_at, takes_place_from ON public.products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.kind = 'live_event'::text) AND ((new.stock_sold < old.stock_sold) OR (new.stock_limit IS DISTINCT FROM old.stock_limit) OR (new.status <> old.status) OR (new.is_enrollment_enabled <> old.is_enrollment_enabled) OR (new.sale_ends_at IS DISTINCT FROM old.sale_ends_at) OR (new.takes_place_from IS DISTINCT FROM old.takes_place_from)))) EXECUTE FUNCTION offer_freed_places();
