CREATE TABLE "survey_displays" (
	"survey_id" uuid NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"displayed_on" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "survey_displays_survey_id_displayed_on_pk" PRIMARY KEY("survey_id","displayed_on")
);
--> statement-breakpoint
ALTER TABLE "survey_displays" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "survey_responses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"survey_id" uuid NOT NULL,
	"student_id" uuid,
	"browser" text,
	"answers" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "survey_responses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "surveys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"questions" jsonb NOT NULL,
	"earlier_questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"shown_on" text NOT NULL,
	"course_id" uuid,
	"audience" text NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"displays_count" integer DEFAULT 0 NOT NULL,
	"responses_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "surveys_closed_after_opened" CHECK ("surveys"."closed_at" is null or "surveys"."opened_at" is not null),
	CONSTRAINT "surveys_shown_on" CHECK ("surveys"."shown_on" in ('everywhere', 'course_pages', 'one_course', 'watch', 'community')),
	CONSTRAINT "surveys_audience" CHECK ("surveys"."audience" in ('everyone', 'visitors', 'students'))
);
--> statement-breakpoint
ALTER TABLE "surveys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "survey_displays" ADD CONSTRAINT "survey_displays_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_displays" ADD CONSTRAINT "survey_displays_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_course_id_products_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "survey_responses_one_per_student" ON "survey_responses" USING btree ("survey_id","student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_responses_one_per_browser" ON "survey_responses" USING btree ("survey_id","browser");--> statement-breakpoint
CREATE INDEX "survey_responses_newest" ON "survey_responses" USING btree ("survey_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "survey_responses_by_student" ON "survey_responses" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "surveys_of_school" ON "surveys" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "surveys_by_course" ON "surveys" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "surveys_open" ON "surveys" USING btree ("school_id","opened_at") WHERE opened_at is not null and closed_at is null;--> statement-breakpoint
CREATE POLICY "only_own_school" ON "survey_displays" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "survey_responses" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "surveys" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);