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
CREATE TRIGGER count_stock AFTER INSERT OR UPDATE ON claims FOR EACH ROW
	WHEN (new.resource = 'stock') EXECUTE FUNCTION count_stock();
--> statement-breakpoint
CREATE TRIGGER count_stock_of_deleted AFTER DELETE ON claims FOR EACH ROW
	WHEN (old.resource = 'stock') EXECUTE FUNCTION count_stock();
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
CREATE TRIGGER count_packages AFTER INSERT OR UPDATE ON claims FOR EACH ROW
	WHEN (new.resource = 'package') EXECUTE FUNCTION count_packages();
--> statement-breakpoint
CREATE TRIGGER count_packages_of_deleted AFTER DELETE ON claims FOR EACH ROW
	WHEN (old.resource = 'package') EXECUTE FUNCTION count_packages();
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
CREATE TRIGGER count_held_places AFTER INSERT OR UPDATE ON claims FOR EACH ROW
	WHEN (new.resource = 'place') EXECUTE FUNCTION count_held_places();
--> statement-breakpoint
CREATE TRIGGER count_held_places_of_deleted AFTER DELETE ON claims FOR EACH ROW
	WHEN (old.resource = 'place') EXECUTE FUNCTION count_held_places();
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
CREATE TRIGGER limit_share AFTER INSERT OR UPDATE ON claims FOR EACH ROW
	WHEN (new.resource = 'share') EXECUTE FUNCTION limit_share();
--> statement-breakpoint
CREATE TRIGGER limit_share_of_deleted AFTER DELETE ON claims FOR EACH ROW
	WHEN (old.resource = 'share') EXECUTE FUNCTION limit_share();
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
CREATE TRIGGER count_code_uses AFTER INSERT OR UPDATE ON claims FOR EACH ROW
	WHEN (new.resource = 'code') EXECUTE FUNCTION count_code_uses();
--> statement-breakpoint
CREATE TRIGGER count_code_uses_of_deleted AFTER DELETE ON claims FOR EACH ROW
	WHEN (old.resource = 'code') EXECUTE FUNCTION count_code_uses();
--> statement-breakpoint
-- A line counts towards an order of the same buyer for the same product, and for no more than was paid for it and is not back.
CREATE FUNCTION check_owned() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	worth integer;
BEGIN
	SELECT greatest(0, least(line.amount - line.returned_amount, coalesce(paid.amount - paid.refunded_amount - paid.refunding_amount, 0)))
		+ coalesce((SELECT sum(amount) FROM line_discounts WHERE line_id = line.id AND source = 'owned'), 0)
		INTO worth
		FROM order_lines line
		JOIN orders bought ON bought.id = line.order_id AND bought.fulfilled_at IS NOT NULL AND bought.id <> new.order_id
		JOIN orders better ON better.id = new.order_id AND better.student_id = bought.student_id
			AND better.product_id = line.product_id AND better.currency = line.currency
		LEFT JOIN transactions paid ON paid.order_id = bought.id AND paid.status IN ('PERFORMED', 'CLEARED')
		WHERE line.id = new.resource_id;
	IF NOT FOUND THEN
		RAISE foreign_key_violation USING MESSAGE = format('There is no line %s to count', new.resource_id);
	END IF;
	IF worth < new.quantity THEN
		RAISE check_violation USING MESSAGE = format('Of line %s there is only %s to count', new.resource_id, worth);
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER check_owned BEFORE INSERT ON claims FOR EACH ROW
	WHEN (new.resource = 'owned' AND new.state <> 'released') EXECUTE FUNCTION check_owned();
--> statement-breakpoint
CREATE TRIGGER check_owned_again BEFORE UPDATE OF state ON claims FOR EACH ROW
	WHEN (new.resource = 'owned' AND old.state = 'released' AND new.state <> 'released') EXECUTE FUNCTION check_owned();
--> statement-breakpoint
-- What is handed out of a pool is counted with the invitation; the pool's check refuses one too many.
CREATE FUNCTION count_seats() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	invited record := coalesce(new, old);
	moved integer := 0;
BEGIN
	IF tg_op <> 'INSERT' AND old.status <> 'revoked' THEN moved := moved - 1; END IF;
	IF tg_op <> 'DELETE' AND new.status <> 'revoked' THEN moved := moved + 1; END IF;
	IF moved <> 0 THEN UPDATE seat_pools SET taken = taken + moved WHERE id = invited.pool_id; END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_seats AFTER INSERT OR UPDATE OR DELETE ON invitations FOR EACH ROW EXECUTE FUNCTION count_seats();
--> statement-breakpoint
-- A gift is for one person: as long as it is not taken back, it has its one invitation at every commit.
CREATE FUNCTION guard_gift() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM seat_pools WHERE id = new.id AND closed_at IS NULL AND taken <> 1) THEN
		RAISE EXCEPTION 'A gift has one invitation' USING ERRCODE = 'check_violation', CONSTRAINT = 'gift_has_one_invitation', TABLE = 'seat_pools';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER gift_has_one_invitation AFTER INSERT OR UPDATE ON seat_pools DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.is_gift) EXECUTE FUNCTION guard_gift();
--> statement-breakpoint
-- Whoever has a ticket that is not void has a place; its event's limit refuses one too many.
CREATE FUNCTION count_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moved integer := 0;
BEGIN
	IF tg_op <> 'INSERT' AND old.voided_at IS NULL THEN moved := moved - 1; END IF;
	IF tg_op <> 'DELETE' AND new.voided_at IS NULL THEN moved := moved + 1; END IF;
	IF moved <> 0 THEN
		UPDATE products SET stock_sold = stock_sold + moved WHERE id = coalesce(new.product_id, old.product_id);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_tickets AFTER INSERT OR DELETE OR UPDATE OF voided_at ON tickets FOR EACH ROW EXECUTE FUNCTION count_tickets();
--> statement-breakpoint
-- A grant that is taken away lets nobody in, and its place is free.
CREATE FUNCTION void_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE tickets SET voided_at = new.created_at WHERE grant_id = new.grant_id AND voided_at IS NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER void_tickets AFTER INSERT ON revocations FOR EACH ROW EXECUTE FUNCTION void_tickets();
--> statement-breakpoint
-- A gift that is taken back before anybody has claimed it holds no ticket, and its place is free.
CREATE FUNCTION void_held_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE tickets SET voided_at = new.settled_at WHERE seat_id = new.id AND grant_id IS NULL AND voided_at IS NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER void_held_tickets AFTER UPDATE OF status ON invitations FOR EACH ROW WHEN (new.status = 'revoked') EXECUTE FUNCTION void_held_tickets();
--> statement-breakpoint
-- A place that is offered to somebody is taken; its event's limit refuses one too many.
CREATE FUNCTION count_offers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moved integer := 0;
BEGIN
	IF tg_op <> 'INSERT' AND old.state = 'offered' THEN moved := moved - 1; END IF;
	IF tg_op <> 'DELETE' AND new.state = 'offered' THEN moved := moved + 1; END IF;
	IF moved <> 0 THEN
		UPDATE products SET stock_sold = stock_sold + moved WHERE id = coalesce(new.product_id, old.product_id);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_offers AFTER INSERT OR DELETE OR UPDATE OF state ON waiting_entries FOR EACH ROW EXECUTE FUNCTION count_offers();
--> statement-breakpoint
-- Keeps the free places of an event for those who have waited longest, one after the other under its lock. Answers for how many.
CREATE FUNCTION offer_places(event uuid) RETURNS integer LANGUAGE plpgsql AS $$
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
END $$;
--> statement-breakpoint
CREATE FUNCTION offer_freed_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM offer_places(new.id);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- However a place comes free, those who wait have it with the very commit, once it is known what else the transaction takes.
CREATE CONSTRAINT TRIGGER offer_freed_places AFTER UPDATE OF stock_sold, stock_limit, status, is_enrollment_enabled, sale_ends_at, takes_place_from ON products
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (new.kind = 'live_event' AND (
		new.stock_sold < old.stock_sold OR new.stock_limit IS DISTINCT FROM old.stock_limit OR new.status <> old.status OR
		new.is_enrollment_enabled <> old.is_enrollment_enabled OR new.sale_ends_at IS DISTINCT FROM old.sale_ends_at OR
		new.takes_place_from IS DISTINCT FROM old.takes_place_from
	)) EXECUTE FUNCTION offer_freed_places();
--> statement-breakpoint
-- What leaves the site, or is deleted as far as it can be, has nobody waiting for it.
CREATE FUNCTION end_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE waiting_entries SET state = 'ended', settled_at = now() WHERE product_id = new.id AND state IN ('waiting', 'offered');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER end_waiting AFTER UPDATE OF status, is_hidden ON products FOR EACH ROW
	WHEN (new.kind = 'live_event' AND (
		old.status = 'published' AND new.status <> 'published' OR new.is_hidden AND NOT old.is_hidden AND NOT new.is_enrollment_enabled
	)) EXECUTE FUNCTION end_waiting();
--> statement-breakpoint
-- An order takes the place that was offered before its claim is counted, or takes it again. One whose offer is somebody else's by then is none.
CREATE FUNCTION take_offers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	known text := 'offered';
BEGIN
	IF tg_op = 'UPDATE' AND old.state = 'held' THEN known := 'taking'; END IF;
	UPDATE waiting_entries
		SET state = CASE new.state WHEN 'kept' THEN 'taken' ELSE 'taking' END, settled_at = CASE new.state WHEN 'kept' THEN now() END
		WHERE id = new.offer_id AND product_id = new.resource_id AND state = known AND offer_until IS NOT NULL;
	IF NOT FOUND AND tg_op = 'INSERT' THEN
		RAISE check_violation USING MESSAGE = format('There is no offer %s to take', new.offer_id);
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER take_offers BEFORE INSERT OR UPDATE OF state ON claims FOR EACH ROW
	WHEN (new.offer_id IS NOT NULL AND new.state <> 'released') EXECUTE FUNCTION take_offers();
--> statement-breakpoint
-- A place whose order comes to nothing is offered as before, while the time of the offer lasts.
CREATE FUNCTION return_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE waiting_entries SET state = 'offered' WHERE id = old.offer_id AND state = 'taking';
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER return_offers AFTER UPDATE OF state ON claims FOR EACH ROW
	WHEN (old.offer_id IS NOT NULL AND old.state = 'held' AND new.state = 'released') EXECUTE FUNCTION return_offers();
--> statement-breakpoint
CREATE TRIGGER return_offers_of_deleted AFTER DELETE ON claims FOR EACH ROW
	WHEN (old.offer_id IS NOT NULL AND old.state = 'held') EXECUTE FUNCTION return_offers();
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- A slot is never anybody else's: of a school's bookings that are held or booked no two cross, with what is kept free around them.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_apart" EXCLUDE USING gist ("school_id" WITH =, tstzrange("busy_from", "busy_until") WITH &&) WHERE ("state" IN ('held', 'booked'));
--> statement-breakpoint
ALTER TABLE "availability_rules" ADD CONSTRAINT "availability_rules_apart" EXCLUDE USING gist ("product_id" WITH =, "weekday" WITH =, int4range("from_minute", "until_minute") WITH &&);
--> statement-breakpoint
-- A day that is closed is so from its first minute to its last: it is closed once, and has no hours besides.
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_apart" EXCLUDE USING gist ("product_id" WITH =, "day" WITH =, int4range(coalesce("from_minute", 0), coalesce("until_minute", 1440)) WITH &&);
--> statement-breakpoint
-- A booking is held, booked and let go with the claim of its order. Once it is booked, it is its grant's.
CREATE FUNCTION move_slots() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'DELETE' THEN
		IF old.resource = 'slot' THEN UPDATE bookings SET state = 'released' WHERE id = old.resource_id AND state = 'held'; END IF;
		RETURN NULL;
	END IF;
	IF new.resource <> 'slot' OR tg_op = 'UPDATE' AND old.state = new.state THEN RETURN NULL; END IF;
	UPDATE bookings SET state = CASE new.state WHEN 'kept' THEN 'booked' ELSE new.state END
		WHERE id = new.resource_id AND state IN ('held', 'released');
	IF NOT FOUND AND tg_op = 'INSERT' THEN
		RAISE foreign_key_violation USING MESSAGE = format('There is no booking %s to claim', new.resource_id);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER move_slots AFTER INSERT OR DELETE OR UPDATE OF state ON claims FOR EACH ROW EXECUTE FUNCTION move_slots();
--> statement-breakpoint
-- A grant that is taken away has nothing to come any more, and its slot is free.
CREATE FUNCTION cancel_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE bookings SET state = 'cancelled', cancelled_at = new.created_at, cancelled_by_id = new.revoked_by_id, revision = revision + 1
		WHERE grant_id = new.grant_id AND state = 'booked' AND starts_at > new.created_at;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cancel_bookings AFTER INSERT ON revocations FOR EACH ROW EXECUTE FUNCTION cancel_bookings();
