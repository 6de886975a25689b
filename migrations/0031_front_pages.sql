CREATE TABLE "front_quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"review_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "front_quotes_position" CHECK ("front_quotes"."position" between 0 and 2)
);
--> statement-breakpoint
ALTER TABLE "front_quotes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "fronts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"product_id" uuid,
	"picture_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "fronts_intro" CHECK (length("fronts"."intro") <= 300)
);
--> statement-breakpoint
ALTER TABLE "fronts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "front_quotes" ADD CONSTRAINT "front_quotes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "front_quotes" ADD CONSTRAINT "front_quotes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fronts" ADD CONSTRAINT "fronts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fronts" ADD CONSTRAINT "fronts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fronts" ADD CONSTRAINT "fronts_picture_id_images_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "front_quotes_place" ON "front_quotes" USING btree ("school_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "front_quotes_once" ON "front_quotes" USING btree ("review_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fronts_one" ON "fronts" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "fronts_by_product" ON "fronts" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "fronts_by_picture" ON "fronts" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "review_summaries_of_school" ON "review_summaries" USING btree ("school_id");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "front_quotes" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "fronts" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON fronts FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON front_quotes FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
