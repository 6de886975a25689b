-- One function counted all that is scarce, and whoever brought another said all of it anew. From now on each resource has its own.
DROP TRIGGER count_claims ON claims;
--> statement-breakpoint
DROP FUNCTION count_claims();
--> statement-breakpoint
CREATE FUNCTION claimed_by(claim claims) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN claim.state IN ('held', 'kept') THEN claim.quantity ELSE 0 END
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_claim_of_nothing(claim claims) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	RAISE foreign_key_violation USING MESSAGE = format('There is no %s %s to claim', claim.resource, claim.resource_id);
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_more_than(for_each integer, claim claims) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF for_each IS NOT NULL AND (
		SELECT sum(quantity) FROM claims
		WHERE resource = claim.resource AND resource_id = claim.resource_id AND state <> 'released' AND holders && claim.holders
	) > for_each THEN
		RAISE check_violation USING MESSAGE = format('A buyer may have %s %s times', claim.resource_id, for_each);
	END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_packages() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moved integer := claimed_by(new) - claimed_by(old);
BEGIN
	IF moved = 0 THEN RETURN NULL; END IF;
	UPDATE promotions SET packages_sold = packages_sold + moved WHERE id = coalesce(new.resource_id, old.resource_id);
	IF NOT FOUND AND tg_op <> 'DELETE' THEN PERFORM refuse_claim_of_nothing(new); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moved integer := claimed_by(new) - claimed_by(old);
BEGIN
	IF moved = 0 THEN RETURN NULL; END IF;
	UPDATE products SET stock_sold = stock_sold + moved WHERE id = coalesce(new.resource_id, old.resource_id);
	IF NOT FOUND AND tg_op <> 'DELETE' THEN PERFORM refuse_claim_of_nothing(new); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A place that is kept has a ticket, which is counted instead (count_tickets).
CREATE FUNCTION count_held_places() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moved integer := 0;
BEGIN
	IF old.state = 'held' THEN moved := moved - old.quantity; END IF;
	IF new.state = 'held' THEN moved := moved + new.quantity; END IF;
	IF moved = 0 THEN RETURN NULL; END IF;
	UPDATE products SET stock_sold = stock_sold + moved WHERE id = coalesce(new.resource_id, old.resource_id);
	IF NOT FOUND AND tg_op <> 'DELETE' THEN PERFORM refuse_claim_of_nothing(new); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION limit_share() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moved integer := claimed_by(new) - claimed_by(old);
	for_each integer;
BEGIN
	IF moved = 0 THEN RETURN NULL; END IF;
	-- Who claims of what each buyer may have only so much waits until whoever was here before has committed.
	SELECT quantity_per_student INTO for_each FROM products WHERE id = coalesce(new.resource_id, old.resource_id) FOR NO KEY UPDATE;
	IF NOT FOUND AND tg_op <> 'DELETE' THEN PERFORM refuse_claim_of_nothing(new); END IF;
	IF moved > 0 THEN PERFORM refuse_more_than(for_each, new); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_code_uses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moved integer := claimed_by(new) - claimed_by(old);
	for_each integer;
BEGIN
	IF moved = 0 THEN RETURN NULL; END IF;
	UPDATE codes SET uses_count = uses_count + moved WHERE id = coalesce(new.resource_id, old.resource_id)
		RETURNING uses_per_person INTO for_each;
	IF NOT FOUND AND tg_op <> 'DELETE' THEN PERFORM refuse_claim_of_nothing(new); END IF;
	IF moved > 0 THEN PERFORM refuse_more_than(for_each, new); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_packages AFTER INSERT OR UPDATE ON claims FOR EACH ROW
	WHEN (new.resource = 'package') EXECUTE FUNCTION count_packages();
--> statement-breakpoint
CREATE TRIGGER count_packages_of_deleted AFTER DELETE ON claims FOR EACH ROW
	WHEN (old.resource = 'package') EXECUTE FUNCTION count_packages();
--> statement-breakpoint
CREATE TRIGGER count_stock AFTER INSERT OR UPDATE ON claims FOR EACH ROW
	WHEN (new.resource = 'stock') EXECUTE FUNCTION count_stock();
--> statement-breakpoint
CREATE TRIGGER count_stock_of_deleted AFTER DELETE ON claims FOR EACH ROW
	WHEN (old.resource = 'stock') EXECUTE FUNCTION count_stock();
--> statement-breakpoint
CREATE TRIGGER count_held_places AFTER INSERT OR UPDATE ON claims FOR EACH ROW
	WHEN (new.resource = 'place') EXECUTE FUNCTION count_held_places();
--> statement-breakpoint
CREATE TRIGGER count_held_places_of_deleted AFTER DELETE ON claims FOR EACH ROW
	WHEN (old.resource = 'place') EXECUTE FUNCTION count_held_places();
--> statement-breakpoint
CREATE TRIGGER limit_share AFTER INSERT OR UPDATE ON claims FOR EACH ROW
	WHEN (new.resource = 'share') EXECUTE FUNCTION limit_share();
--> statement-breakpoint
CREATE TRIGGER limit_share_of_deleted AFTER DELETE ON claims FOR EACH ROW
	WHEN (old.resource = 'share') EXECUTE FUNCTION limit_share();
--> statement-breakpoint
CREATE TRIGGER count_code_uses AFTER INSERT OR UPDATE ON claims FOR EACH ROW
	WHEN (new.resource = 'code') EXECUTE FUNCTION count_code_uses();
--> statement-breakpoint
CREATE TRIGGER count_code_uses_of_deleted AFTER DELETE ON claims FOR EACH ROW
	WHEN (old.resource = 'code') EXECUTE FUNCTION count_code_uses();
