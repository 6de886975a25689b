CREATE TABLE "letter_recipients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"letter_id" uuid NOT NULL,
	"person_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"written_at" timestamp (3) with time zone,
	"failure" text,
	CONSTRAINT "letter_recipients_language" CHECK ("letter_recipients"."language" in ('en', 'pl'))
);
--> statement-breakpoint
ALTER TABLE "letter_recipients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "owner_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid,
	"operator_name" text NOT NULL,
	"subject_en" text NOT NULL,
	"text_en" text NOT NULL,
	"subject_pl" text NOT NULL,
	"text_pl" text NOT NULL,
	"q" text DEFAULT '' NOT NULL,
	"state" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"gathered_at" timestamp (3) with time zone,
	"recipients" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "owner_letters_state" CHECK ("owner_letters"."state" in ('open', 'closed', 'held', 'faulty')),
	CONSTRAINT "owner_letters_gathered_first" CHECK ("owner_letters"."finished_at" is null or "owner_letters"."gathered_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "operator_deeds" DROP CONSTRAINT "operator_deeds_deed";--> statement-breakpoint
ALTER TABLE "letter_recipients" ADD CONSTRAINT "letter_recipients_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_recipients" ADD CONSTRAINT "letter_recipients_letter_id_owner_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."owner_letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_recipients" ADD CONSTRAINT "letter_recipients_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_letters" ADD CONSTRAINT "owner_letters_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "letter_recipients_once" ON "letter_recipients" USING btree ("letter_id",lower("email"));--> statement-breakpoint
CREATE INDEX "letter_recipients_by_time" ON "letter_recipients" USING btree ("letter_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "letter_recipients_unwritten" ON "letter_recipients" USING btree ("letter_id","id") WHERE written_at is null;--> statement-breakpoint
CREATE INDEX "letter_recipients_of_school" ON "letter_recipients" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "letter_recipients_by_person" ON "letter_recipients" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "owner_letters_by_time" ON "owner_letters" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "owner_letters_by_operator" ON "owner_letters" USING btree ("operator_id");--> statement-breakpoint
ALTER TABLE "operator_deeds" ADD CONSTRAINT "operator_deeds_deed" CHECK ("operator_deeds"."deed" in ('jobs-retried', 'job-retried', 'mails-retried', 'mail-retried', 'films-retried', 'film-retried', 'sign-ups-held', 'sign-ups-opened', 'school-admitted', 'school-refused', 'leave-asked', 'school-entered', 'letter-tried', 'letter-sent'));--> statement-breakpoint
CREATE POLICY "only_own_school" ON "letter_recipients" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);