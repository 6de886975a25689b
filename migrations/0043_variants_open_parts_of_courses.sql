CREATE TABLE "variant_lectures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"section_id" uuid,
	"lecture_id" uuid,
	CONSTRAINT "variant_lectures_one" CHECK (("variant_lectures"."section_id" is null) <> ("variant_lectures"."lecture_id" is null))
);
--> statement-breakpoint
ALTER TABLE "variant_lectures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "includes_all" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "variant_lectures" ADD CONSTRAINT "variant_lectures_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_lectures" ADD CONSTRAINT "variant_lectures_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_lectures" ADD CONSTRAINT "variant_lectures_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_lectures" ADD CONSTRAINT "variant_lectures_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "variant_lectures_section" ON "variant_lectures" USING btree ("variant_id","section_id");--> statement-breakpoint
CREATE UNIQUE INDEX "variant_lectures_lecture" ON "variant_lectures" USING btree ("variant_id","lecture_id");--> statement-breakpoint
CREATE INDEX "variant_lectures_of_section" ON "variant_lectures" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "variant_lectures_of_lecture" ON "variant_lectures" USING btree ("lecture_id");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "variant_lectures" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);
--> statement-breakpoint
-- What a variant opens is shown to visitors, and decides what its readers see.
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON variant_lectures FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
