CREATE TABLE "course_editors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"lecture_id" uuid,
	"said_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "course_editors_once" UNIQUE NULLS NOT DISTINCT("course_id","person_id","lecture_id")
);
--> statement-breakpoint
ALTER TABLE "course_editors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lectures" ADD COLUMN "changed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "course_editors" ADD CONSTRAINT "course_editors_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_editors" ADD CONSTRAINT "course_editors_course_id_products_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_editors" ADD CONSTRAINT "course_editors_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_editors" ADD CONSTRAINT "course_editors_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_editors_by_person" ON "course_editors" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "course_editors_by_lecture" ON "course_editors" USING btree ("lecture_id");--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_changed_by_id_people_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lectures_by_changer" ON "lectures" USING btree ("changed_by_id");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "course_editors" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);