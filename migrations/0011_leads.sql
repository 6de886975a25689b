CREATE TABLE "lead_form_courses" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	CONSTRAINT "lead_form_courses_form_id_course_id_pk" PRIMARY KEY("form_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "lead_form_courses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lead_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"header" text NOT NULL,
	"fields" jsonb NOT NULL,
	"hidden_fields" jsonb NOT NULL,
	"button_text" text DEFAULT '' NOT NULL,
	"consent_text" text DEFAULT '' NOT NULL,
	"consent_version" integer DEFAULT 1 NOT NULL,
	"success_header" text DEFAULT '' NOT NULL,
	"success_text" text DEFAULT '' NOT NULL,
	"redirect_url" text DEFAULT '' NOT NULL,
	"is_on_home" boolean DEFAULT false NOT NULL,
	"on_courses" text DEFAULT 'none' NOT NULL,
	"leads_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_forms_language" CHECK ("lead_forms"."language" in ('en', 'pl')),
	CONSTRAINT "lead_forms_on_courses" CHECK ("lead_forms"."on_courses" in ('none', 'all', 'chosen'))
);
--> statement-breakpoint
ALTER TABLE "lead_forms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"form_id" uuid,
	"form_name" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"answers" jsonb NOT NULL,
	"utm" jsonb NOT NULL,
	"consent_text" text,
	"consent_version" integer,
	"consented_at" timestamp (3) with time zone,
	"language" text NOT NULL,
	"sign_ups_count" integer DEFAULT 1 NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_language" CHECK ("leads"."language" in ('en', 'pl'))
);
--> statement-breakpoint
ALTER TABLE "leads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lead_form_courses" ADD CONSTRAINT "lead_form_courses_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_form_courses" ADD CONSTRAINT "lead_form_courses_form_id_lead_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."lead_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_form_courses" ADD CONSTRAINT "lead_form_courses_course_id_products_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_forms" ADD CONSTRAINT "lead_forms_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_form_id_lead_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."lead_forms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_form_courses_by_course" ON "lead_form_courses" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "lead_forms_by_time" ON "lead_forms" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "leads_one_per_form" ON "leads" USING btree ("form_id",lower("email"));--> statement-breakpoint
CREATE INDEX "leads_by_time" ON "leads" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_by_form" ON "leads" USING btree ("school_id","form_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "lead_form_courses" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "lead_forms" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "leads" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);