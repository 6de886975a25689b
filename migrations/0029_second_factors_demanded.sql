CREATE TABLE "second_factor_demands" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"demanded_by_id" uuid,
	"demanded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "second_factor_demands" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "second_factor_demands" ADD CONSTRAINT "second_factor_demands_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor_demands" ADD CONSTRAINT "second_factor_demands_demanded_by_id_people_id_fk" FOREIGN KEY ("demanded_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "second_factor_demands_one" ON "second_factor_demands" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "second_factor_demands_by_person" ON "second_factor_demands" USING btree ("demanded_by_id");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "second_factor_demands" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);
--> statement-breakpoint
-- Whoever is held back for want of a second factor, and whoever is no longer, is known to every process at once.
CREATE FUNCTION tell_second_factor_changed() RETURNS trigger
LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('people_changed', coalesce(new.school_id, old.school_id)::text);
  return null;
end $function$;
--> statement-breakpoint
CREATE TRIGGER second_factor_changed AFTER INSERT OR DELETE ON second_factor_demands FOR EACH ROW EXECUTE FUNCTION tell_second_factor_changed();
--> statement-breakpoint
CREATE TRIGGER second_factor_changed AFTER UPDATE OF confirmed_at OR DELETE ON authenticators FOR EACH ROW EXECUTE FUNCTION tell_second_factor_changed();
