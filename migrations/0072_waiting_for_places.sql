CREATE TABLE "waiting_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"student_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mailbox" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"queued_at" timestamp (3) with time zone NOT NULL,
	"offer_until" timestamp (3) with time zone,
	"token_digest" text,
	"buyer_id" uuid,
	"consent_text" text NOT NULL,
	"consent_version" integer NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "waiting_entries_state" CHECK ("waiting_entries"."state" in ('waiting', 'offered', 'taking', 'taken', 'passed', 'left', 'ended')),
	CONSTRAINT "waiting_entries_language" CHECK ("waiting_entries"."language" in ('en', 'pl')),
	CONSTRAINT "waiting_entries_offer" CHECK (("waiting_entries"."offer_until" is null) = ("waiting_entries"."token_digest" is null)),
	CONSTRAINT "waiting_entries_in_line_unoffered" CHECK ("waiting_entries"."state" <> 'waiting' or "waiting_entries"."offer_until" is null),
	CONSTRAINT "waiting_entries_taking" CHECK ("waiting_entries"."state" <> 'taking' or "waiting_entries"."offer_until" is not null),
	CONSTRAINT "waiting_entries_is_settled" CHECK (("waiting_entries"."state" in ('taken', 'passed', 'left', 'ended')) = ("waiting_entries"."settled_at" is not null)),
	CONSTRAINT "waiting_entries_email_domain" CHECK (octet_length(split_part("waiting_entries"."email", '@', 2)) = length(split_part("waiting_entries"."email", '@', 2)))
);
--> statement-breakpoint
ALTER TABLE "waiting_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_product_id_live_events_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."live_events"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_buyer_id_people_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entries_once" ON "waiting_entries" USING btree ("product_id","mailbox");--> statement-breakpoint
CREATE INDEX "waiting_entries_in_line" ON "waiting_entries" USING btree ("product_id","queued_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "waiting_entries_by_product" ON "waiting_entries" USING btree ("product_id","queued_at","id");--> statement-breakpoint
CREATE INDEX "waiting_entries_by_student" ON "waiting_entries" USING btree ("student_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "waiting_entries_by_buyer" ON "waiting_entries" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "waiting_entries_due" ON "waiting_entries" USING btree ("id") WHERE state = 'offered' or (state = 'ended' and offer_until is not null);--> statement-breakpoint
CREATE INDEX "waiting_entries_settled" ON "waiting_entries" USING btree ("settled_at") WHERE settled_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entries_token" ON "waiting_entries" USING btree ("token_digest") WHERE token_digest is not null;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_offer_id_waiting_entries_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."waiting_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claims_by_offer" ON "claims" USING btree ("offer_id") WHERE offer_id is not null;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_offer" CHECK ("claims"."offer_id" is null or ("claims"."resource" = 'place' and "claims"."quantity" = 1));--> statement-breakpoint
CREATE POLICY "only_own_school" ON "waiting_entries" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);
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
