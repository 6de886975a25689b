CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"email" text NOT NULL,
	"old_email" text NOT NULL,
	"new_token_digest" text,
	"old_token_digest" text,
	"new_confirmed_at" timestamp (3) with time zone,
	"old_confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"outcome" text,
	CONSTRAINT "email_changes_outcome" CHECK ("email_changes"."outcome" in ('done', 'refused', 'withdrawn', 'taken')),
	CONSTRAINT "email_changes_ended" CHECK (("email_changes"."ended_at" is null) = ("email_changes"."outcome" is null)),
	CONSTRAINT "email_changes_confirmed" CHECK ("email_changes"."outcome" <> 'done' or ("email_changes"."new_confirmed_at" is not null and "email_changes"."old_confirmed_at" is not null)),
	CONSTRAINT "email_changes_email" CHECK (octet_length(split_part("email_changes"."email", '@', 2)) = length(split_part("email_changes"."email", '@', 2)))
);
--> statement-breakpoint
ALTER TABLE "email_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_one" ON "email_changes" USING btree ("person_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "email_changes_by_person" ON "email_changes" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_new_token" ON "email_changes" USING btree ("new_token_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_old_token" ON "email_changes" USING btree ("old_token_digest");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "email_changes" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);