CREATE OR REPLACE FUNCTION public.void_tickets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	UPDATE tickets SET voided_at = new.created_at WHERE grant_id = new.grant_id AND voided_at IS NULL;
	RETURN NULL;
END $function$;

CREATE TRIGGER void_tickets AFTER INSERT ON public.revocations FOR EACH ROW EXECUTE FUNCTION void_tickets();
