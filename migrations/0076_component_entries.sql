CREATE TABLE "component_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"component_id" uuid NOT NULL,
	"values" jsonb NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "component_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lecture_components" DROP CONSTRAINT "lecture_components_type";--> statement-breakpoint
ALTER TABLE "component_entries" ADD CONSTRAINT "component_entries_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "component_entries" ADD CONSTRAINT "component_entries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "component_entries" ADD CONSTRAINT "component_entries_component_id_lecture_components_id_fk" FOREIGN KEY ("component_id") REFERENCES "public"."lecture_components"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "component_entries_once" ON "component_entries" USING btree ("person_id","component_id");--> statement-breakpoint
CREATE INDEX "component_entries_by_component" ON "component_entries" USING btree ("component_id","entered_at");--> statement-breakpoint
ALTER TABLE "lecture_components" ADD CONSTRAINT "lecture_components_type" CHECK ("lecture_components"."type" in ('text', 'image', 'gallery', 'before_after', 'quote', 'code', 'embed', 'quiz_question', 'text_line', 'text_area', 'number', 'checklist', 'drop_down', 'single_choice', 'multi_choice'));--> statement-breakpoint
CREATE POLICY "only_own_school" ON "component_entries" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);