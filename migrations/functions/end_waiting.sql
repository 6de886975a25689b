CREATE OR REPLACE FUNCTION public.end_waiting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	UPDATE waiting_entries SET state = 'ended', settled_at = now() WHERE product_id = new.id AND state IN ('waiting', 'offered');
	RETURN NULL;
END $function$;

CREATE TRIGGER end_waiting AFTER UPDATE OF status, is_hidden ON public.products FOR EACH ROW WHEN (((new.kind = 'live_event'::text) AND (((old.status = 'published'::text) AND (new.status <> 'published'::text)) OR (new.is_hidden AND (NOT old.is_hidden) AND (NOT new.is_enrollment_enabled))))) EXECUTE FUNCTION end_waiting();
