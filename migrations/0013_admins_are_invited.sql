CREATE TABLE "admin_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"email" text NOT NULL,
	"admin_role" text NOT NULL,
	"invited_by_id" uuid,
	"token_digest" text,
	"sendings" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "admin_invitations_role" CHECK ("admin_invitations"."admin_role" in ('owner', 'editor', 'support', 'accountant')),
	CONSTRAINT "admin_invitations_email" CHECK (octet_length(split_part("admin_invitations"."email", '@', 2)) = length(split_part("admin_invitations"."email", '@', 2))),
	CONSTRAINT "admin_invitations_settled_once" CHECK ("admin_invitations"."accepted_at" is null or "admin_invitations"."withdrawn_at" is null)
);
--> statement-breakpoint
ALTER TABLE "admin_invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "admin_invitations" ADD CONSTRAINT "admin_invitations_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_invitations" ADD CONSTRAINT "admin_invitations_invited_by_id_people_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "admin_invitations_token" ON "admin_invitations" USING btree ("token_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "admin_invitations_once" ON "admin_invitations" USING btree ("school_id",lower("email")) WHERE accepted_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "admin_invitations_waiting" ON "admin_invitations" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE accepted_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "admin_invitations_by_inviter" ON "admin_invitations" USING btree ("invited_by_id");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "admin_invitations" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);