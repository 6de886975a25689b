CREATE TABLE "attempt_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"version_id" uuid NOT NULL,
	"shown_order" integer[] NOT NULL,
	"given" jsonb,
	"kept_at" timestamp (3) with time zone,
	"points" integer,
	CONSTRAINT "attempt_answers_points" CHECK ("attempt_answers"."points" >= 0)
);
--> statement-breakpoint
ALTER TABLE "attempt_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "exam_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"exam_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"passing_percent" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"deadline_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"points_max" integer NOT NULL,
	"points" integer,
	"is_passed" boolean,
	CONSTRAINT "exam_attempts_state" CHECK ("exam_attempts"."state" in ('open', 'submitted', 'expired')),
	CONSTRAINT "exam_attempts_closed" CHECK (("exam_attempts"."state" = 'open') = ("exam_attempts"."closed_at" is null)),
	CONSTRAINT "exam_attempts_judged" CHECK (("exam_attempts"."points" is null) = ("exam_attempts"."is_passed" is null))
);
--> statement-breakpoint
ALTER TABLE "exam_attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "exam_banks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"exam_id" uuid NOT NULL,
	"title" text NOT NULL,
	"draws" integer,
	"position" integer NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exam_banks_draws" CHECK ("exam_banks"."draws" > 0)
);
--> statement-breakpoint
ALTER TABLE "exam_banks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "exam_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"bank_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exam_questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "exams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"lecture_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"passing_percent" integer NOT NULL,
	"attempts_max" integer,
	"wait_minutes" integer NOT NULL,
	"time_limit_minutes" integer,
	"is_shuffled" boolean NOT NULL,
	"is_solved_each_time" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exams_passing_percent" CHECK ("exams"."passing_percent" between 1 and 100),
	CONSTRAINT "exams_attempts_max" CHECK ("exams"."attempts_max" > 0),
	CONSTRAINT "exams_wait" CHECK ("exams"."wait_minutes" >= 0),
	CONSTRAINT "exams_time_limit" CHECK ("exams"."time_limit_minutes" > 0)
);
--> statement-breakpoint
ALTER TABLE "exams" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "question_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"points" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_versions_points" CHECK ("question_versions"."points" > 0)
);
--> statement-breakpoint
ALTER TABLE "question_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "certificate_rules" DROP CONSTRAINT "certificate_rules_way";--> statement-breakpoint
ALTER TABLE "certificates" DROP CONSTRAINT "certificates_way";--> statement-breakpoint
ALTER TABLE "lectures" ADD COLUMN "is_examined" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD CONSTRAINT "attempt_answers_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD CONSTRAINT "attempt_answers_attempt_id_exam_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."exam_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD CONSTRAINT "attempt_answers_version_id_question_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD CONSTRAINT "exam_attempts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD CONSTRAINT "exam_attempts_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD CONSTRAINT "exam_attempts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_banks" ADD CONSTRAINT "exam_banks_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_banks" ADD CONSTRAINT "exam_banks_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_questions" ADD CONSTRAINT "exam_questions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_questions" ADD CONSTRAINT "exam_questions_bank_id_exam_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."exam_banks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_course_id_products_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_question_id_exam_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."exam_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_answers_in_order" ON "attempt_answers" USING btree ("attempt_id","position");--> statement-breakpoint
CREATE INDEX "attempt_answers_of_version" ON "attempt_answers" USING btree ("version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_attempts_number" ON "exam_attempts" USING btree ("exam_id","person_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_attempts_open" ON "exam_attempts" USING btree ("exam_id","person_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "exam_attempts_in_time" ON "exam_attempts" USING btree ("exam_id","started_at","id");--> statement-breakpoint
CREATE INDEX "exam_attempts_of_person" ON "exam_attempts" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "exam_attempts_to_close" ON "exam_attempts" USING btree ("deadline_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "exam_banks_of_exam" ON "exam_banks" USING btree ("exam_id","position","id");--> statement-breakpoint
CREATE INDEX "exam_questions_of_bank" ON "exam_questions" USING btree ("bank_id","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "exams_of_lecture" ON "exams" USING btree ("lecture_id");--> statement-breakpoint
CREATE INDEX "exams_of_course" ON "exams" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_versions_number" ON "question_versions" USING btree ("question_id","number");--> statement-breakpoint
ALTER TABLE "certificate_rules" ADD CONSTRAINT "certificate_rules_way" CHECK ("certificate_rules"."way" in ('completion', 'exam'));--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_way" CHECK ("certificates"."way" in ('completion', 'exam'));--> statement-breakpoint
CREATE POLICY "only_own_school" ON "attempt_answers" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "exam_attempts" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "exam_banks" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "exam_questions" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "exams" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "question_versions" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);
--> statement-breakpoint
CREATE TRIGGER refuse_rewriting BEFORE UPDATE ON question_versions FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER refuse_rewriting BEFORE UPDATE ON attempt_answers FOR EACH ROW
	WHEN ((to_jsonb(OLD) - '{given,kept_at,points}'::text[]) IS DISTINCT FROM (to_jsonb(NEW) - '{given,kept_at,points}'::text[]) OR (OLD.points IS NOT NULL AND OLD.given IS DISTINCT FROM NEW.given))
	EXECUTE FUNCTION refuse_rewriting();
