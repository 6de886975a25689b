CREATE TABLE "platform_settings" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"are_sign_ups_held" boolean DEFAULT false NOT NULL,
	CONSTRAINT "platform_settings_one" CHECK ("platform_settings"."is_only")
);
--> statement-breakpoint
ALTER TABLE "operator_deeds" DROP CONSTRAINT "operator_deeds_deed";--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "held_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "schools_held" ON "schools" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE held_at is not null;--> statement-breakpoint
ALTER TABLE "operator_deeds" ADD CONSTRAINT "operator_deeds_deed" CHECK ("operator_deeds"."deed" in ('jobs-retried', 'job-retried', 'mails-retried', 'mail-retried', 'films-retried', 'film-retried', 'sign-ups-held', 'sign-ups-opened', 'school-admitted', 'school-refused'));--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_held_are_closed" CHECK ("schools"."held_at" is null or not "schools"."are_students_admitted");