CREATE TABLE "school_limits" (
	"school_id" uuid PRIMARY KEY DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"storage_gigabytes" integer,
	"film_minutes" integer,
	"mails_a_month" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "school_limits_storage" CHECK ("school_limits"."storage_gigabytes" is null or "school_limits"."storage_gigabytes" between 0 and 100000),
	CONSTRAINT "school_limits_film" CHECK ("school_limits"."film_minutes" is null or "school_limits"."film_minutes" between 0 and 10000000),
	CONSTRAINT "school_limits_mails" CHECK ("school_limits"."mails_a_month" is null or "school_limits"."mails_a_month" between 0 and 100000000)
);
--> statement-breakpoint
ALTER TABLE "school_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "operator_deeds" DROP CONSTRAINT "operator_deeds_deed";--> statement-breakpoint
ALTER TABLE "platform_settings" ADD COLUMN "storage_gigabytes" integer;--> statement-breakpoint
ALTER TABLE "platform_settings" ADD COLUMN "film_minutes" integer;--> statement-breakpoint
ALTER TABLE "platform_settings" ADD COLUMN "mails_a_month" integer;--> statement-breakpoint
ALTER TABLE "platform_settings" ADD COLUMN "limits_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "school_limits" ADD CONSTRAINT "school_limits_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lecture_pdfs_of_school" ON "lecture_pdfs" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "stored_files_of_school" ON "stored_files" USING btree ("school_id");--> statement-breakpoint
ALTER TABLE "operator_deeds" ADD CONSTRAINT "operator_deeds_deed" CHECK ("operator_deeds"."deed" in ('jobs-retried', 'job-retried', 'mails-retried', 'mail-retried', 'films-retried', 'film-retried', 'sign-ups-held', 'sign-ups-opened', 'school-admitted', 'school-refused', 'leave-asked', 'school-entered', 'letter-tried', 'letter-sent', 'limits-set', 'usual-limits-set'));--> statement-breakpoint
CREATE POLICY "only_own_school" ON "school_limits" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
-- What a school keeps: films and files with their bytes, those on their way with what was announced; each PDF once, however many lectures show it.
CREATE FUNCTION school_use(of_school uuid) RETURNS TABLE (stored_bytes bigint, film_seconds bigint)
LANGUAGE sql STABLE
AS $function$
  select
    ((select coalesce(sum(bytes), 0) from videos where school_id = of_school)
      + (select coalesce(sum(bytes), 0) from stored_files where school_id = of_school)
      + (select coalesce(sum(bytes), 0) from (
          select max(bytes) as bytes from lecture_pdfs where school_id = of_school group by file_id) each))::bigint,
    (select coalesce(sum(duration_seconds), 0) from videos where school_id = of_school and state = 'ready')::bigint
$function$;
--> statement-breakpoint
-- A school has limits from its first moment: those that the operator has set for new schools.
CREATE FUNCTION begin_limits() RETURNS trigger
LANGUAGE plpgsql
AS $function$
begin
  insert into school_limits (school_id) values (new.id) on conflict do nothing;
  update school_limits l set storage_gigabytes = p.storage_gigabytes, film_minutes = p.film_minutes, mails_a_month = p.mails_a_month
    from platform_settings p where l.school_id = new.id;
  return null;
end $function$;
--> statement-breakpoint
CREATE TRIGGER begin_limits AFTER INSERT ON schools FOR EACH ROW EXECUTE FUNCTION begin_limits();
--> statement-breakpoint
INSERT INTO school_limits (school_id) SELECT id FROM schools ON CONFLICT DO NOTHING;
