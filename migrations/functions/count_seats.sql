CREATE OR REPLACE FUNCTION public.count_seats()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
	invited record := coalesce(new, old);
	moved integer := 0;
BEGIN
	IF tg_op <> 'INSERT' AND old.status <> 'revoked' THEN moved := moved - 1; END IF;
	IF tg_op <> 'DELETE' AND new.status <> 'revoked' THEN moved := moved + 1; END IF;
	IF moved <> 0 THEN UPDATE seat_pools SET taken = taken + moved WHERE id = invited.pool_id; END IF;
	RETURN NULL;
END $function$;

CREATE TRIGGER count_seats AFTER INSERT OR DELETE OR UPDATE ON public.invitations FOR EACH ROW EXECUTE FUNCTION count_seats();
