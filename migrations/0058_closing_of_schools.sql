CREATE TABLE "closings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"closes_on" date NOT NULL,
	"planned_by" text NOT NULL,
	"planned_by_name" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"told_up_to" uuid,
	"told_at" timestamp (3) with time zone,
	"called_off_at" timestamp (3) with time zone,
	"taken_back_up_to" uuid,
	"taken_back_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"reopened_at" timestamp (3) with time zone,
	CONSTRAINT "closings_planned_by" CHECK ("closings"."planned_by" in ('owner', 'operator')),
	CONSTRAINT "closings_called_off_before" CHECK ("closings"."called_off_at" is null or "closings"."closed_at" is null),
	CONSTRAINT "closings_reopened_after" CHECK ("closings"."reopened_at" is null or "closings"."closed_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "closings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "owner_letters" DROP CONSTRAINT "owner_letters_state";--> statement-breakpoint
ALTER TABLE "operator_deeds" DROP CONSTRAINT "operator_deeds_deed";--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "closes_on" date;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "closings" ADD CONSTRAINT "closings_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "closings_one_at_a_time" ON "closings" USING btree ("school_id") WHERE called_off_at is null and reopened_at is null;--> statement-breakpoint
CREATE INDEX "closings_of_school" ON "closings" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "schools_closing" ON "schools" USING btree ("closes_on") WHERE closes_on is not null and closed_at is null;--> statement-breakpoint
ALTER TABLE "owner_letters" ADD CONSTRAINT "owner_letters_state" CHECK ("owner_letters"."state" in ('open', 'closed', 'held', 'closing', 'shut', 'faulty'));--> statement-breakpoint
ALTER TABLE "operator_deeds" ADD CONSTRAINT "operator_deeds_deed" CHECK ("operator_deeds"."deed" in ('jobs-retried', 'job-retried', 'mails-retried', 'mail-retried', 'films-retried', 'film-retried', 'sign-ups-held', 'sign-ups-opened', 'school-admitted', 'school-refused', 'leave-asked', 'school-entered', 'letter-tried', 'letter-sent', 'limits-set', 'usual-limits-set', 'closing-planned', 'closing-called-off', 'school-reopened'));--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_closed_on_a_day" CHECK ("schools"."closed_at" is null or "schools"."closes_on" is not null);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "closings" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);