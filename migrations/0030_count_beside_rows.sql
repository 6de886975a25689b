CREATE TABLE "uncounted" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"row_id" uuid NOT NULL,
	"counter" text NOT NULL,
	"by" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uncounted" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "uncounted_by_row" ON "uncounted" USING btree ("row_id");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "uncounted" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);