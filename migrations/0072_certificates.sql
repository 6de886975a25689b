CREATE TABLE "certificate_rules" (
	"course_id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"is_on" boolean NOT NULL,
	"way" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "certificate_rules_way" CHECK ("certificate_rules"."way" in ('completion'))
);
--> statement-breakpoint
ALTER TABLE "certificate_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"code" text NOT NULL,
	"person_id" uuid NOT NULL,
	"course_id" uuid,
	"name_as_issued" text NOT NULL,
	"course_title" text NOT NULL,
	"way" text NOT NULL,
	"rule_version" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"renamed_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"revoked_for" text,
	"reason" text DEFAULT '' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold(name_as_issued || ' ' || course_title || ' ' || code)) STORED NOT NULL,
	CONSTRAINT "certificates_way" CHECK ("certificates"."way" in ('completion')),
	CONSTRAINT "certificates_revoked_for" CHECK ("certificates"."revoked_for" in ('admin', 'access')),
	CONSTRAINT "certificates_revoked" CHECK (("certificates"."revoked_at" is null) = ("certificates"."revoked_for" is null))
);
--> statement-breakpoint
ALTER TABLE "certificates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_goals" (
	"course_id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "course_goals_percent" CHECK ("course_goals"."percent" between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "course_goals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "certificate_rules" ADD CONSTRAINT "certificate_rules_course_id_products_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_rules" ADD CONSTRAINT "certificate_rules_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_course_id_products_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_goals" ADD CONSTRAINT "course_goals_course_id_products_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_goals" ADD CONSTRAINT "course_goals_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_code" ON "certificates" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_once" ON "certificates" USING btree ("person_id","course_id");--> statement-breakpoint
CREATE INDEX "certificates_in_time" ON "certificates" USING btree ("school_id","created_at","id");--> statement-breakpoint
CREATE INDEX "certificates_by_course" ON "certificates" USING btree ("course_id","created_at","id");--> statement-breakpoint
CREATE INDEX "certificates_by_person" ON "certificates" USING btree ("person_id","created_at","id");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "certificate_rules" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "certificates" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "course_goals" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);