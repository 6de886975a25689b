CREATE TABLE "student_tags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "student_tags_name_length" CHECK (length("student_tags"."name") between 1 and 40)
);
--> statement-breakpoint
ALTER TABLE "student_tags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tagged_students" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tagged_students_tag_id_student_id_pk" PRIMARY KEY("tag_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "tagged_students" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "student_tags" ADD CONSTRAINT "student_tags_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tagged_students" ADD CONSTRAINT "tagged_students_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tagged_students" ADD CONSTRAINT "tagged_students_tag_id_student_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."student_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tagged_students" ADD CONSTRAINT "tagged_students_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "student_tags_name" ON "student_tags" USING btree ("school_id",fold("name"));--> statement-breakpoint
CREATE INDEX "tagged_students_by_student" ON "tagged_students" USING btree ("student_id","tag_id");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "student_tags" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "tagged_students" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);