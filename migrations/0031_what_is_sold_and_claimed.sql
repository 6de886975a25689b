CREATE TABLE "claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"resource_id" uuid NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claims_resource" CHECK ("claims"."resource" in ('package')),
	CONSTRAINT "claims_state" CHECK ("claims"."state" in ('held', 'kept', 'released')),
	CONSTRAINT "claims_quantity" CHECK ("claims"."quantity" > 0),
	CONSTRAINT "claims_expiry" CHECK (("claims"."state" = 'held') = ("claims"."expires_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "claims" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "line_discounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"source" text NOT NULL,
	"source_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "line_discounts_source" CHECK ("line_discounts"."source" in ('promotion', 'evergreen')),
	CONSTRAINT "line_discounts_amount" CHECK ("line_discounts"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "line_discounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_status";--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_promotion_id_promotions_id_fk";
--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_evergreen_offer_id_evergreen_offers_id_fk";
--> statement-breakpoint
DROP INDEX "order_lines_by_order";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "kind" text DEFAULT 'main' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "list_amount" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discount_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "vat_exemption_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fulfilled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_discounts" ADD CONSTRAINT "line_discounts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_discounts" ADD CONSTRAINT "line_discounts_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claims_once" ON "claims" USING btree ("order_id","resource","resource_id");--> statement-breakpoint
CREATE INDEX "claims_by_resource" ON "claims" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "claims_expiring" ON "claims" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "line_discounts_position" ON "line_discounts" USING btree ("line_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "line_discounts_once" ON "line_discounts" USING btree ("line_id","source","source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_position" ON "order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_main" ON "order_lines" USING btree ("order_id") WHERE kind = 'main';--> statement-breakpoint
-- What was agreed before lines said why they cost what they cost: at most one reduction, of one piece.
UPDATE "order_lines" SET "list_amount" = CASE WHEN "promotion_id" IS NULL AND "evergreen_offer_id" IS NULL THEN "amount" ELSE greatest("standard_amount", "amount") END;--> statement-breakpoint
UPDATE "order_lines" SET "discount_amount" = "list_amount" - "amount";--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "list_amount" SET NOT NULL;--> statement-breakpoint
INSERT INTO "line_discounts" ("id", "school_id", "line_id", "source", "source_id", "amount")
SELECT gen_random_uuid(), "school_id", "id", CASE WHEN "promotion_id" IS NULL THEN 'evergreen' ELSE 'promotion' END, coalesce("promotion_id", "evergreen_offer_id"), "discount_amount"
FROM "order_lines" WHERE "discount_amount" > 0;--> statement-breakpoint
-- Their packages are counted already: the trigger comes after them.
INSERT INTO "claims" ("id", "school_id", "order_id", "resource", "resource_id", "quantity", "state", "expires_at", "created_at")
SELECT gen_random_uuid(), o."school_id", o."id", 'package', l."promotion_id", l."quantity",
	CASE o."status" WHEN 'paid' THEN 'kept' WHEN 'failed' THEN 'released' ELSE 'held' END,
	CASE o."status" WHEN 'paying' THEN now() + interval '30 minutes' END, o."created_at"
FROM "order_lines" l JOIN "orders" o ON o."id" = l."order_id" WHERE l."promotion_id" IS NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "fulfilled_at" = coalesce("settled_at", "created_at") WHERE "status" = 'paid';--> statement-breakpoint
UPDATE "orders" o SET "status" = CASE WHEN t."refunded_amount" = t."amount" THEN 'refunded' ELSE 'partly_refunded' END
FROM "transactions" t WHERE t."order_id" = o."id" AND o."status" = 'paid' AND t."refunded_amount" > 0;--> statement-breakpoint
ALTER TABLE "order_lines" DROP COLUMN "promotion_id";--> statement-breakpoint
ALTER TABLE "order_lines" DROP COLUMN "evergreen_offer_id";--> statement-breakpoint
ALTER TABLE "order_lines" DROP COLUMN "standard_amount";--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_kind" CHECK ("order_lines"."kind" in ('main', 'bump', 'upsell'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_amount" CHECK ("order_lines"."amount" >= 0 and "order_lines"."amount" = "order_lines"."list_amount" - "order_lines"."discount_amount");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_fulfilled" CHECK ("orders"."fulfilled_at" is null or "orders"."status" in ('paid', 'partly_refunded', 'refunded'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK ("orders"."status" in ('paying', 'paid', 'failed', 'partly_refunded', 'refunded'));--> statement-breakpoint
CREATE POLICY "only_own_school" ON "claims" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "line_discounts" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_status";--> statement-breakpoint
DROP INDEX "transactions_one_success";--> statement-breakpoint
DROP INDEX "transactions_settled";--> statement-breakpoint
-- That the buyer has all of it is said by the order from here on.
UPDATE "transactions" SET "status" = 'CLEARED' WHERE "status" = 'ACCESS_GRANTED';--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_one_success" ON "transactions" USING btree ("order_id") WHERE status in ('PERFORMED', 'CLEARED');--> statement-breakpoint
CREATE INDEX "transactions_settled" ON "transactions" USING btree ("school_id","settled_at") WHERE status in ('PERFORMED', 'CLEARED');--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_status" CHECK ("transactions"."status" in ('STARTED', 'AUTHENTICATION', 'PENDING', 'PERFORMED', 'CLEARED', 'FAILURE', 'ERROR', 'CANCELED'));--> statement-breakpoint
-- The one place that counts what is claimed; the check of what is counted on refuses one too many, whoever claims it.
CREATE FUNCTION count_claims() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	claimed record := coalesce(new, old);
	moved integer := 0;
BEGIN
	IF tg_op <> 'INSERT' AND old.state <> 'released' THEN moved := moved - old.quantity; END IF;
	IF tg_op <> 'DELETE' AND new.state <> 'released' THEN moved := moved + new.quantity; END IF;
	IF moved = 0 THEN RETURN NULL; END IF;
	CASE claimed.resource
		WHEN 'package' THEN UPDATE promotions SET packages_sold = packages_sold + moved WHERE id = claimed.resource_id;
	END CASE;
	IF NOT FOUND AND tg_op <> 'DELETE' THEN
		RAISE foreign_key_violation USING MESSAGE = format('There is no %s %s to claim', claimed.resource, claimed.resource_id);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_claims AFTER INSERT OR UPDATE OR DELETE ON claims FOR EACH ROW EXECUTE FUNCTION count_claims();
