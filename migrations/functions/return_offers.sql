CREATE OR REPLACE FUNCTION public.return_offers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	UPDATE waiting_entries SET state = 'offered' WHERE id = old.offer_id AND state = 'taking';
	RETURN NULL;
END $function$;

CREATE TRIGGER return_offers AFTER UPDATE OF state ON public.claims FOR EACH ROW WHEN (((old.offer_id IS NOT NULL) AND (old.state = 'held'::text) AND (new.state = 'released'::text))) EXECUTE FUNCTION return_offers();

CREATE TRIGGER return_offers_of_deleted AFTER DELETE ON public.claims FOR EACH ROW WHEN (((old.offer_id IS NOT NULL) AND (old.state = 'held'::text))) EXECUTE FUNCTION return_offers();
