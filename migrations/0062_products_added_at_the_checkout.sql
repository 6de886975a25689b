CREATE TABLE "bumps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"offered_product_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"price" text NOT NULL,
	"value" integer,
	"reference_amount" integer,
	"heading" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bumps_at_most_three" CHECK ("bumps"."position" between 1 and 3),
	CONSTRAINT "bumps_not_itself" CHECK ("bumps"."product_id" <> "bumps"."offered_product_id"),
	CONSTRAINT "bumps_price" CHECK ("bumps"."price" in ('usual', 'amount', 'percent')),
	CONSTRAINT "bumps_value" CHECK (case "bumps"."price" when 'usual' then "bumps"."value" is null when 'amount' then coalesce("bumps"."value", 0) > 0 else coalesce("bumps"."value", 0) between 1 and 99 end),
	CONSTRAINT "bumps_reference" CHECK (("bumps"."price" = 'usual') = ("bumps"."reference_amount" is null))
);
--> statement-breakpoint
ALTER TABLE "bumps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "line_discounts" DROP CONSTRAINT "line_discounts_source";--> statement-breakpoint
ALTER TABLE "checkout_reminders" ADD COLUMN "bump_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "bumps" ADD CONSTRAINT "bumps_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bumps" ADD CONSTRAINT "bumps_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bumps" ADD CONSTRAINT "bumps_offered_product_id_products_id_fk" FOREIGN KEY ("offered_product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bumps" ADD CONSTRAINT "bumps_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bumps_position" ON "bumps" USING btree ("product_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "bumps_once" ON "bumps" USING btree ("product_id","offered_product_id");--> statement-breakpoint
CREATE INDEX "bumps_by_offered" ON "bumps" USING btree ("offered_product_id");--> statement-breakpoint
CREATE INDEX "bumps_by_variant" ON "bumps" USING btree ("variant_id");--> statement-breakpoint
ALTER TABLE "line_discounts" ADD CONSTRAINT "line_discounts_source" CHECK ("line_discounts"."source" in ('promotion', 'evergreen', 'seats', 'bump', 'code'));--> statement-breakpoint
CREATE POLICY "only_own_school" ON "bumps" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);
--> statement-breakpoint
CREATE FUNCTION refuse_bump() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if not exists (
    select from products sold, products offered join variants on variants.product_id = offered.id
    where sold.id = new.product_id and sold.school_id = new.school_id
      and offered.id = new.offered_product_id and offered.school_id = new.school_id
      and offered.kind in ('course', 'bundle', 'download') and variants.id = new.variant_id
  ) then
    raise exception 'A bump offers a price of a product of its own school that needs no choice' using errcode = 'check_violation', constraint = 'bumps_offered';
  end if;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER refuse_bump BEFORE INSERT OR UPDATE OF product_id, offered_product_id, variant_id, school_id ON bumps FOR EACH ROW EXECUTE FUNCTION refuse_bump();
