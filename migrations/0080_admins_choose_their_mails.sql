CREATE TABLE "admin_mail_refusals" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admin_mail_refusals_person_id_kind_pk" PRIMARY KEY("person_id","kind"),
	CONSTRAINT "admin_mail_refusals_kind" CHECK ("admin_mail_refusals"."kind" in ('first_student', 'sale', 'withdrawal', 'refund_request', 'dispute'))
);
--> statement-breakpoint
ALTER TABLE "admin_mail_refusals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "admin_mail_refusals" ADD CONSTRAINT "admin_mail_refusals_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_mail_refusals" ADD CONSTRAINT "admin_mail_refusals_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "only_own_school" ON "admin_mail_refusals" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);