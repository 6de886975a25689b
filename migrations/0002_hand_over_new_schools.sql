CREATE TABLE "handovers" (
	"id" text PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "handovers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "schools" DROP CONSTRAINT "schools_template";--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schools_by_time" ON "schools" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_template" CHECK ("schools"."template" in ('quarto', 'octavo', 'folio'));--> statement-breakpoint
CREATE POLICY "only_own_school" ON "handovers" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);