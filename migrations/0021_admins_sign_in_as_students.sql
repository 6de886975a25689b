CREATE TABLE "impersonations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"admin_id" uuid,
	"admin_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "impersonations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "opened_from" text;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_admin_id_people_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "impersonations_of_student" ON "impersonations" USING btree ("student_id","created_at","id");--> statement-breakpoint
CREATE INDEX "impersonations_by_admin" ON "impersonations" USING btree ("admin_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_opened_from_sessions_id_fk" FOREIGN KEY ("opened_from") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_one_opened_from" ON "sessions" USING btree ("opened_from");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "impersonations" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);