CREATE TABLE "product_pitches" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"product_id" uuid PRIMARY KEY NOT NULL,
	"outcomes" text[] NOT NULL,
	"audience" text[] NOT NULL,
	"questions" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_pitches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "product_pitches" ADD CONSTRAINT "product_pitches_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pitches" ADD CONSTRAINT "product_pitches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "only_own_school" ON "product_pitches" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
create trigger content_changed after insert or delete or update on product_pitches
  for each row execute function tell_content_changed();
