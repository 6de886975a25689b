ALTER TABLE "list_exports" DROP CONSTRAINT "list_exports_kind";--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind";--> statement-breakpoint
DROP INDEX "component_entries_by_component";--> statement-breakpoint
ALTER TABLE "component_entries" ADD COLUMN "course_id" uuid;--> statement-breakpoint
UPDATE "component_entries" SET "course_id" = "lectures"."course_id" FROM "lecture_components" JOIN "lectures" ON "lectures"."id" = "lecture_components"."lecture_id" WHERE "lecture_components"."id" = "component_entries"."component_id";--> statement-breakpoint
ALTER TABLE "component_entries" ALTER COLUMN "course_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "component_entries" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "component_entries" ADD COLUMN "answer_id" uuid;--> statement-breakpoint
ALTER TABLE "component_entries" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "component_entries" ADD COLUMN "answered_by_id" uuid;--> statement-breakpoint
ALTER TABLE "component_entries" ADD COLUMN "answered_entry_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "component_entries" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold("values"::text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "component_entries" ADD CONSTRAINT "component_entries_course_id_products_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "component_entries" ADD CONSTRAINT "component_entries_answered_by_id_people_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "component_entries_by_course" ON "component_entries" USING btree ("course_id","entered_at","id");--> statement-breakpoint
CREATE INDEX "component_entries_by_person" ON "component_entries" USING btree ("person_id","entered_at","id");--> statement-breakpoint
CREATE INDEX "component_entries_in_time" ON "component_entries" USING btree ("school_id","entered_at","id");--> statement-breakpoint
CREATE INDEX "component_entries_unanswered" ON "component_entries" USING btree ("component_id","entered_at") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "component_entries_by_answer" ON "component_entries" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "component_entries_by_answerer" ON "component_entries" USING btree ("answered_by_id");--> statement-breakpoint
CREATE INDEX "lecture_components_awaiting" ON "lecture_components" USING btree ("school_id") WHERE content ->> 'awaits_answer' = 'true' and removed_at is null;--> statement-breakpoint
CREATE INDEX "component_entries_by_component" ON "component_entries" USING btree ("component_id","entered_at","id");--> statement-breakpoint
ALTER TABLE "component_entries" ADD CONSTRAINT "component_entries_answer" CHECK (("component_entries"."answer" is null) = ("component_entries"."answered_at" is null)
        and ("component_entries"."answer" is null) = ("component_entries"."answer_id" is null)
        and ("component_entries"."answer" is null) = ("component_entries"."answered_entry_at" is null));--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_kind" CHECK ("list_exports"."kind" in ('orders', 'transactions', 'students', 'leads', 'certificates', 'entries', 'everything'));--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind" CHECK ("notices"."kind" in ('post', 'comment', 'reply', 'answer', 'version', 'part'));