CREATE OR REPLACE FUNCTION public.offer_places(event uuid)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE
	sold record;
	offered integer;
BEGIN
	IF NOT EXISTS (SELECT FROM waiting_entries WHERE product_id = event AND state = 'waiting') THEN RETURN 0; END IF;
	SELECT stock_limit, stock_limit - stock_sold AS free INTO sold FROM products
		WHERE id = event AND status = 'published' AND is_enrollment_enabled
			AND (takes_place_from IS NULL OR takes_place_from > now()) AND (sale_ends_at IS NULL OR sale_ends_at > now())
		FOR NO KEY UPDATE;
	IF NOT FOUND OR sold.free <= 0 THEN RETURN 0; END IF;
	UPDATE waiting_entries SET state = 'offered' WHERE id IN (
		SELECT id FROM waiting_entries WHERE product_id = event AND state = 'waiting' ORDER BY queued_at, id LIMIT sold.free FOR UPDATE
	);
	GET DIAGNOSTICS offered = ROW_COUNT;
	RETURN offered;
END $function$;
