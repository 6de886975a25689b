CREATE TABLE "live_event_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"day_reminded_at" timestamp (3) with time zone,
	"hour_reminded_at" timestamp (3) with time zone,
	CONSTRAINT "live_event_sessions_number" CHECK ("live_event_sessions"."position" between 1 and 20),
	CONSTRAINT "live_event_sessions_ends" CHECK ("live_event_sessions"."ends_at" > "live_event_sessions"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "live_event_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "live_events" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"venue" text DEFAULT 'online' NOT NULL,
	"online_url" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "live_events_venue" CHECK ("live_events"."venue" in ('online', 'place')),
	CONSTRAINT "live_events_where" CHECK (case "live_events"."venue" when 'online' then "live_events"."place" = '' and "live_events"."address" = '' else "live_events"."online_url" = '' and "live_events"."place" <> '' end),
	CONSTRAINT "live_events_link" CHECK ("live_events"."online_url" = '' or "live_events"."online_url" ~ '^https?://')
);
--> statement-breakpoint
ALTER TABLE "live_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"grant_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"code" text NOT NULL,
	"checked_in_at" timestamp (3) with time zone,
	"checked_in_by_id" uuid,
	"voided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tickets_code_signs" CHECK ("tickets"."code" ~ '^[0123456789ABCDEFGHJKMNPQRSTVWXYZ]{10}$'),
	CONSTRAINT "tickets_checked_in" CHECK ("tickets"."checked_in_by_id" is null or "tickets"."checked_in_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "tickets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "claims" DROP CONSTRAINT "claims_resource";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "takes_place_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "takes_place_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "live_event_sessions" ADD CONSTRAINT "live_event_sessions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_sessions" ADD CONSTRAINT "live_event_sessions_product_id_live_events_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."live_events"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_product_id_live_events_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."live_events"("product_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_checked_in_by_id_people_id_fk" FOREIGN KEY ("checked_in_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "live_event_sessions_position" ON "live_event_sessions" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "live_event_sessions_coming" ON "live_event_sessions" USING btree ("starts_at") WHERE hour_reminded_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_code" ON "tickets" USING btree ("school_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_grant" ON "tickets" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "tickets_by_product" ON "tickets" USING btree ("product_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tickets_by_student" ON "tickets" USING btree ("student_id","product_id");--> statement-breakpoint
CREATE INDEX "tickets_by_admin" ON "tickets" USING btree ("checked_in_by_id");--> statement-breakpoint
CREATE INDEX "products_taking_place" ON "products" USING btree ("takes_place_until") WHERE takes_place_until is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_takes_place" CHECK (("products"."takes_place_from" is null) = ("products"."takes_place_until" is null));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_takes_place_kind" CHECK ("products"."takes_place_from" is null or "products"."kind" = 'live_event');--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_resource" CHECK ("claims"."resource" in ('code', 'stock', 'place', 'share', 'package'));--> statement-breakpoint
CREATE POLICY "only_own_school" ON "live_event_sessions" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "live_events" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "tickets" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
-- As it was; a place at an event counts while it is held, and is its ticket's once it is kept.
CREATE OR REPLACE FUNCTION count_claims() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	claimed record := coalesce(new, old);
	moved integer := 0;
	for_each integer;
BEGIN
	IF tg_op <> 'INSERT' AND (old.state = 'held' OR old.state = 'kept' AND old.resource <> 'place') THEN moved := moved - old.quantity; END IF;
	IF tg_op <> 'DELETE' AND (new.state = 'held' OR new.state = 'kept' AND new.resource <> 'place') THEN moved := moved + new.quantity; END IF;
	IF moved = 0 THEN RETURN NULL; END IF;
	CASE claimed.resource
		WHEN 'package' THEN UPDATE promotions SET packages_sold = packages_sold + moved WHERE id = claimed.resource_id;
		WHEN 'stock', 'place' THEN UPDATE products SET stock_sold = stock_sold + moved WHERE id = claimed.resource_id;
		-- Who claims of what each buyer may have only so much waits until whoever was here before has committed.
		WHEN 'share' THEN SELECT quantity_per_student INTO for_each FROM products WHERE id = claimed.resource_id FOR NO KEY UPDATE;
		WHEN 'code' THEN
			UPDATE codes SET uses_count = uses_count + moved WHERE id = claimed.resource_id RETURNING uses_per_person INTO for_each;
	END CASE;
	IF NOT FOUND AND tg_op <> 'DELETE' THEN
		RAISE foreign_key_violation USING MESSAGE = format('There is no %s %s to claim', claimed.resource, claimed.resource_id);
	END IF;
	IF moved > 0 AND for_each IS NOT NULL AND (
		SELECT sum(quantity) FROM claims
		WHERE resource = claimed.resource AND resource_id = claimed.resource_id AND state <> 'released' AND holders && claimed.holders
	) > for_each THEN
		RAISE check_violation USING MESSAGE = format('A buyer may have %s %s times', claimed.resource_id, for_each);
	END IF;
	RETURN NULL;
END $$;
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
-- When and where an event takes place is shown to visitors.
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON live_events FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OF starts_at, ends_at ON live_event_sessions FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
