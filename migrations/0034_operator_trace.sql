CREATE TABLE "operator_deeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid,
	"operator_id" uuid,
	"operator_name" text NOT NULL,
	"deed" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_deeds_deed" CHECK ("operator_deeds"."deed" in ('jobs-retried', 'job-retried', 'mails-retried', 'mail-retried', 'films-retried', 'film-retried'))
);
--> statement-breakpoint
ALTER TABLE "operator_deeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "school_months" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"month" date NOT NULL,
	"students" integer DEFAULT 0 NOT NULL,
	"stored_megabytes" integer DEFAULT 0 NOT NULL,
	"film_minutes" integer DEFAULT 0 NOT NULL,
	"mails" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "school_months_school_id_month_pk" PRIMARY KEY("school_id","month")
);
--> statement-breakpoint
ALTER TABLE "school_months" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "failed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "failure_detail" text;--> statement-breakpoint
ALTER TABLE "operator_deeds" ADD CONSTRAINT "operator_deeds_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_deeds" ADD CONSTRAINT "operator_deeds_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_months" ADD CONSTRAINT "school_months_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_deeds_by_time" ON "operator_deeds" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "operator_deeds_of_school" ON "operator_deeds" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "operator_deeds_by_operator" ON "operator_deeds" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "mails_unsent_anywhere" ON "mails" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "videos_failed" ON "videos" USING btree ("state_changed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE state = 'failed';--> statement-breakpoint
CREATE POLICY "only_own_school" ON "operator_deeds" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "school_months" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE TRIGGER refuse_rewriting BEFORE UPDATE ON operator_deeds FOR EACH ROW
WHEN ((to_jsonb(old.*) - 'operator_id') IS DISTINCT FROM (to_jsonb(new.*) - 'operator_id') OR (old.operator_id IS DISTINCT FROM new.operator_id AND pg_trigger_depth() = 0)) EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER refuse_deleting BEFORE DELETE ON operator_deeds FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_rewriting();
