ALTER TABLE "lecture_components" DROP CONSTRAINT "lecture_components_type";--> statement-breakpoint
ALTER TABLE "component_entries" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "uploaded_by_id" uuid;--> statement-breakpoint
ALTER TABLE "component_entries" ADD CONSTRAINT "component_entries_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_uploaded_by_id_people_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "component_entries_by_file" ON "component_entries" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "lecture_components_by_file" ON "lecture_components" USING btree ((content ->> 'stored_id')) WHERE content ->> 'stored_id' is not null;--> statement-breakpoint
CREATE INDEX "stored_files_by_uploader" ON "stored_files" USING btree ("uploaded_by_id","created_at");--> statement-breakpoint
ALTER TABLE "lecture_components" ADD CONSTRAINT "lecture_components_type" CHECK ("lecture_components"."type" in ('text', 'image', 'gallery', 'before_after', 'audio', 'file', 'quote', 'code', 'formula', 'embed', 'quiz_question', 'text_line', 'text_area', 'number', 'hand_in', 'checklist', 'drop_down', 'single_choice', 'multi_choice'));