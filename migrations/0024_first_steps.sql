CREATE TABLE "first_steps_put_away" (
	"school_id" uuid PRIMARY KEY DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "first_steps_put_away" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sample_products" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sample_products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "first_steps_put_away" ADD CONSTRAINT "first_steps_put_away_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_products" ADD CONSTRAINT "sample_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_products" ADD CONSTRAINT "sample_products_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sample_products_of_school" ON "sample_products" USING btree ("school_id");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "first_steps_put_away" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "sample_products" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);