CREATE OR REPLACE FUNCTION public.void_held_tickets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	UPDATE tickets SET voided_at = new.settled_at WHERE seat_id = new.id AND grant_id IS NULL AND voided_at IS NULL;
	RETURN NULL;
END $function$;

CREATE TRIGGER void_held_tickets AFTER UPDATE OF status ON public.invitations FOR EACH ROW WHEN ((new.status = 'revoked'::text)) EXECUTE FUNCTION void_held_tickets();
