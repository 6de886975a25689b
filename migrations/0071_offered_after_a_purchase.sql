CREATE TABLE "upsells" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"offered_product_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"price" text NOT NULL,
	"value" integer,
	"reference_amount" integer,
	"heading" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "upsells_not_itself" CHECK ("upsells"."product_id" <> "upsells"."offered_product_id"),
	CONSTRAINT "upsells_price" CHECK ("upsells"."price" in ('usual', 'amount', 'percent')),
	CONSTRAINT "upsells_value" CHECK (case "upsells"."price" when 'usual' then "upsells"."value" is null when 'amount' then coalesce("upsells"."value", 0) > 0 else coalesce("upsells"."value", 0) between 1 and 99 end),
	CONSTRAINT "upsells_reference" CHECK (("upsells"."price" = 'usual') = ("upsells"."reference_amount" is null))
);
--> statement-breakpoint
ALTER TABLE "upsells" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "line_discounts" DROP CONSTRAINT "line_discounts_source";--> statement-breakpoint
DROP INDEX "order_lines_main";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "follows_order_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "upsell_declined_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "upsells" ADD CONSTRAINT "upsells_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upsells" ADD CONSTRAINT "upsells_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upsells" ADD CONSTRAINT "upsells_offered_product_id_products_id_fk" FOREIGN KEY ("offered_product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upsells" ADD CONSTRAINT "upsells_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "upsells_one_after" ON "upsells" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "upsells_by_offered" ON "upsells" USING btree ("offered_product_id");--> statement-breakpoint
CREATE INDEX "upsells_by_variant" ON "upsells" USING btree ("variant_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_of_student" UNIQUE("student_id","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_follows_own" FOREIGN KEY ("student_id","follows_order_id") REFERENCES "public"."orders"("student_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_following" ON "orders" USING btree ("follows_order_id") WHERE follows_order_id is not null and status <> 'failed';--> statement-breakpoint
CREATE INDEX "orders_by_followed" ON "orders" USING btree ("follows_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_main" ON "order_lines" USING btree ("order_id") WHERE kind <> 'bump';--> statement-breakpoint
ALTER TABLE "line_discounts" ADD CONSTRAINT "line_discounts_source" CHECK ("line_discounts"."source" in ('promotion', 'evergreen', 'seats', 'bump', 'upsell', 'code'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_follows_another" CHECK ("orders"."follows_order_id" <> "orders"."id");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "upsells" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
-- What cannot be offered beside a purchase cannot be offered after it.
CREATE TRIGGER refuse_upsell BEFORE INSERT OR UPDATE OF product_id, offered_product_id, variant_id, school_id ON upsells FOR EACH ROW EXECUTE FUNCTION refuse_bump();
