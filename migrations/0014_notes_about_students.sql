CREATE TABLE "student_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "student_notes_body" CHECK (length("student_notes"."body") between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "student_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "student_notes" ADD CONSTRAINT "student_notes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_notes" ADD CONSTRAINT "student_notes_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_notes" ADD CONSTRAINT "student_notes_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_notes_by_student" ON "student_notes" USING btree ("school_id","student_id","created_at","id");--> statement-breakpoint
CREATE INDEX "student_notes_by_author" ON "student_notes" USING btree ("author_id");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "student_notes" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);