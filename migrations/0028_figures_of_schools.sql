CREATE TABLE "school_figures" (
	"school_id" uuid PRIMARY KEY DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"students" integer DEFAULT 0 NOT NULL,
	"sold_amount" integer DEFAULT 0 NOT NULL,
	"stored_megabytes" integer DEFAULT 0 NOT NULL,
	"film_minutes" integer DEFAULT 0 NOT NULL,
	"mails" integer DEFAULT 0 NOT NULL,
	"faults" integer DEFAULT 0 NOT NULL,
	"measured_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "school_figures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "school_figures" ADD CONSTRAINT "school_figures_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_figures_by_students" ON "school_figures" USING btree ("students" desc nulls last,"school_id" desc nulls last);--> statement-breakpoint
CREATE INDEX "school_figures_by_sales" ON "school_figures" USING btree ("sold_amount" desc nulls last,"school_id" desc nulls last);--> statement-breakpoint
CREATE INDEX "school_figures_by_storage" ON "school_figures" USING btree ("stored_megabytes" desc nulls last,"school_id" desc nulls last);--> statement-breakpoint
CREATE INDEX "school_figures_by_film" ON "school_figures" USING btree ("film_minutes" desc nulls last,"school_id" desc nulls last);--> statement-breakpoint
CREATE INDEX "school_figures_by_mails" ON "school_figures" USING btree ("mails" desc nulls last,"school_id" desc nulls last);--> statement-breakpoint
CREATE INDEX "school_figures_by_faults" ON "school_figures" USING btree ("faults" desc nulls last,"school_id" desc nulls last);--> statement-breakpoint
CREATE INDEX "school_figures_to_measure" ON "school_figures" USING btree ("measured_at" asc nulls first);--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("school_id","created_at") WHERE sent_at is null;--> statement-breakpoint
CREATE POLICY "only_own_school" ON "school_figures" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);
--> statement-breakpoint
-- A school is in the operator's list from its first moment, whatever it is sorted by.
CREATE FUNCTION begin_figures() RETURNS trigger
LANGUAGE plpgsql
AS $function$
begin
  insert into school_figures (school_id) values (new.id) on conflict do nothing;
  return null;
end $function$;
--> statement-breakpoint
CREATE TRIGGER begin_figures AFTER INSERT ON schools FOR EACH ROW EXECUTE FUNCTION begin_figures();
--> statement-breakpoint
insert into school_figures (school_id) select id from schools;
