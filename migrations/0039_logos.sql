CREATE TABLE "school_logos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"image_id" uuid NOT NULL,
	"dark_image_id" uuid
);
--> statement-breakpoint
ALTER TABLE "school_logos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "past_looks" ADD COLUMN "logo_id" uuid;--> statement-breakpoint
ALTER TABLE "past_looks" ADD COLUMN "dark_logo_id" uuid;--> statement-breakpoint
ALTER TABLE "school_logos" ADD CONSTRAINT "school_logos_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_logos" ADD CONSTRAINT "school_logos_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_logos" ADD CONSTRAINT "school_logos_dark_image_id_images_id_fk" FOREIGN KEY ("dark_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "school_logos_one" ON "school_logos" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "school_logos_by_image" ON "school_logos" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "school_logos_by_dark_image" ON "school_logos" USING btree ("dark_image_id");--> statement-breakpoint
ALTER TABLE "past_looks" ADD CONSTRAINT "past_looks_logo_id_images_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_looks" ADD CONSTRAINT "past_looks_dark_logo_id_images_id_fk" FOREIGN KEY ("dark_logo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_looks_by_logo" ON "past_looks" USING btree ("logo_id");--> statement-breakpoint
CREATE INDEX "past_looks_by_dark_logo" ON "past_looks" USING btree ("dark_logo_id");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "school_logos" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON school_logos FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
