CREATE TABLE "checkout_forms" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "checkout_forms_fields" CHECK (jsonb_typeof("checkout_forms"."fields") = 'array')
);
--> statement-breakpoint
ALTER TABLE "checkout_forms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "checkout_reminders" ADD COLUMN "answers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_forms" ADD CONSTRAINT "checkout_forms_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_forms" ADD CONSTRAINT "checkout_forms_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "only_own_school" ON "checkout_forms" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);