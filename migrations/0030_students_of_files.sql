CREATE TABLE "imported_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"outcome" text NOT NULL,
	"problem" text,
	"student_id" uuid,
	"words" text NOT NULL,
	CONSTRAINT "imported_lines_outcome" CHECK ("imported_lines"."outcome" in ('added', 'existing', 'wrong')),
	CONSTRAINT "imported_lines_problem" CHECK ("imported_lines"."problem" in ('email', 'name', 'phone', 'product', 'admin', 'refused')),
	CONSTRAINT "imported_lines_wrong" CHECK (("imported_lines"."outcome" = 'wrong') = ("imported_lines"."problem" is not null)),
	CONSTRAINT "imported_lines_student" CHECK ("imported_lines"."outcome" = 'wrong' or "imported_lines"."student_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "imported_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "student_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"person_id" uuid,
	"key" uuid NOT NULL,
	"filename" text NOT NULL,
	"is_welcomed" boolean NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lines_total" integer,
	"added" integer DEFAULT 0 NOT NULL,
	"existing" integer DEFAULT 0 NOT NULL,
	"wrong" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "student_imports_state" CHECK ("student_imports"."state" in ('waiting', 'running', 'ready', 'failed', 'refused')),
	CONSTRAINT "student_imports_settled" CHECK (("student_imports"."settled_at" is null) = ("student_imports"."state" in ('waiting', 'running')))
);
--> statement-breakpoint
ALTER TABLE "student_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "imported_lines" ADD CONSTRAINT "imported_lines_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_lines" ADD CONSTRAINT "imported_lines_import_id_student_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."student_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_lines" ADD CONSTRAINT "imported_lines_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_imports" ADD CONSTRAINT "student_imports_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_imports" ADD CONSTRAINT "student_imports_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imported_lines_one" ON "imported_lines" USING btree ("import_id","line");--> statement-breakpoint
CREATE INDEX "imported_lines_by_student" ON "imported_lines" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "student_imports_key" ON "student_imports" USING btree ("school_id","key");--> statement-breakpoint
CREATE INDEX "student_imports_by_time" ON "student_imports" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "student_imports_by_person" ON "student_imports" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "student_imports_by_age" ON "student_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "student_imports_under_way" ON "student_imports" USING btree ("moved_at") WHERE settled_at is null;--> statement-breakpoint
CREATE POLICY "only_own_school" ON "imported_lines" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "student_imports" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);