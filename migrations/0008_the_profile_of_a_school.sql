CREATE TABLE "author_avatars" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"image_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "author_avatars" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "seo_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "profile_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "author_avatars" ADD CONSTRAINT "author_avatars_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "author_avatars" ADD CONSTRAINT "author_avatars_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "author_avatars_one" ON "author_avatars" USING btree ("school_id");--> statement-breakpoint
CREATE UNIQUE INDEX "author_avatars_by_image" ON "author_avatars" USING btree ("image_id");--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_name" CHECK (length(trim("schools"."name")) > 0);--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_seo_title" CHECK (length("schools"."seo_title") <= 70);--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_seo_description" CHECK (length("schools"."seo_description") <= 150);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "author_avatars" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);