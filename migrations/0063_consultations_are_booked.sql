CREATE TABLE "availability_exceptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"day" date NOT NULL,
	"from_minute" integer,
	"until_minute" integer,
	CONSTRAINT "availability_exceptions_minutes" CHECK (("availability_exceptions"."from_minute" is null) = ("availability_exceptions"."until_minute" is null) and ("availability_exceptions"."from_minute" is null or "availability_exceptions"."from_minute" >= 0 and "availability_exceptions"."from_minute" < "availability_exceptions"."until_minute" and "availability_exceptions"."until_minute" <= 1440))
);
--> statement-breakpoint
ALTER TABLE "availability_exceptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "availability_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"weekday" integer NOT NULL,
	"from_minute" integer NOT NULL,
	"until_minute" integer NOT NULL,
	CONSTRAINT "availability_rules_weekday" CHECK ("availability_rules"."weekday" between 1 and 7),
	CONSTRAINT "availability_rules_minutes" CHECK ("availability_rules"."from_minute" >= 0 and "availability_rules"."from_minute" < "availability_rules"."until_minute" and "availability_rules"."until_minute" <= 1440)
);
--> statement-breakpoint
ALTER TABLE "availability_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"grant_id" uuid,
	"state" text DEFAULT 'released' NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"busy_from" timestamp (3) with time zone NOT NULL,
	"busy_until" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancelled_by_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"day_reminded_at" timestamp (3) with time zone,
	"hour_reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_state" CHECK ("bookings"."state" in ('released', 'held', 'booked', 'cancelled')),
	CONSTRAINT "bookings_ends" CHECK ("bookings"."ends_at" > "bookings"."starts_at"),
	CONSTRAINT "bookings_busy" CHECK ("bookings"."busy_from" <= "bookings"."starts_at" and "bookings"."busy_until" >= "bookings"."ends_at"),
	CONSTRAINT "bookings_cancelled" CHECK (("bookings"."state" = 'cancelled') = ("bookings"."cancelled_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "bookings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "consultations" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"length_minutes" integer DEFAULT 60 NOT NULL,
	"buffer_before" integer DEFAULT 0 NOT NULL,
	"buffer_after" integer DEFAULT 0 NOT NULL,
	"notice_hours" integer DEFAULT 24 NOT NULL,
	"horizon_days" integer DEFAULT 60 NOT NULL,
	"place_kind" text DEFAULT 'link' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"movable_hours" integer DEFAULT 24,
	"cancellable_hours" integer DEFAULT 24,
	CONSTRAINT "consultations_place_kind" CHECK ("consultations"."place_kind" in ('link', 'address', 'phone')),
	CONSTRAINT "consultations_length" CHECK ("consultations"."length_minutes" between 10 and 480),
	CONSTRAINT "consultations_buffers" CHECK ("consultations"."buffer_before" between 0 and 240 and "consultations"."buffer_after" between 0 and 240),
	CONSTRAINT "consultations_notice" CHECK ("consultations"."notice_hours" between 0 and 720),
	CONSTRAINT "consultations_horizon" CHECK ("consultations"."horizon_days" between 1 and 180),
	CONSTRAINT "consultations_movable" CHECK ("consultations"."movable_hours" between 0 and 720),
	CONSTRAINT "consultations_cancellable" CHECK ("consultations"."cancellable_hours" between 0 and 720),
	CONSTRAINT "consultations_link" CHECK ("consultations"."place_kind" <> 'link' or "consultations"."place" = '' or "consultations"."place" ~ '^https?://')
);
--> statement-breakpoint
ALTER TABLE "consultations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "claims" DROP CONSTRAINT "claims_resource";--> statement-breakpoint
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_product_id_consultations_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."consultations"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_rules" ADD CONSTRAINT "availability_rules_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_rules" ADD CONSTRAINT "availability_rules_product_id_consultations_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."consultations"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_product_id_consultations_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."consultations"("product_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cancelled_by_id_people_id_fk" FOREIGN KEY ("cancelled_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "availability_exceptions_by_product" ON "availability_exceptions" USING btree ("product_id","day","from_minute");--> statement-breakpoint
CREATE INDEX "availability_rules_by_product" ON "availability_rules" USING btree ("product_id","weekday","from_minute");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_of_grant" ON "bookings" USING btree ("grant_id") WHERE state = 'booked';--> statement-breakpoint
CREATE INDEX "bookings_by_grant" ON "bookings" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "bookings_by_product" ON "bookings" USING btree ("product_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_student" ON "bookings" USING btree ("student_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_school" ON "bookings" USING btree ("school_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_canceller" ON "bookings" USING btree ("cancelled_by_id");--> statement-breakpoint
CREATE INDEX "bookings_coming" ON "bookings" USING btree ("starts_at") WHERE state = 'booked' and hour_reminded_at is null;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_resource" CHECK ("claims"."resource" in ('code', 'stock', 'place', 'share', 'package', 'slot'));--> statement-breakpoint
CREATE POLICY "only_own_school" ON "availability_exceptions" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "availability_rules" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "bookings" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "consultations" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);
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
-- As it was; a slot is counted by nothing, as its booking moves with its claim (move_slots).
CREATE OR REPLACE FUNCTION count_claims() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	claimed record := coalesce(new, old);
	moved integer := 0;
	for_each integer;
BEGIN
	IF claimed.resource = 'slot' THEN RETURN NULL; END IF;
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
