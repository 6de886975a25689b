CREATE TABLE "learning_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"on" date NOT NULL,
	"course_id" uuid NOT NULL,
	"lecture_id" uuid,
	"began" integer NOT NULL,
	"finished" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "learning_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "learning_days" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"on" date NOT NULL,
	"course_id" uuid NOT NULL,
	"lecture_id" uuid,
	"began" integer NOT NULL,
	"finished" integer NOT NULL,
	CONSTRAINT "learning_days_once" UNIQUE NULLS NOT DISTINCT("course_id","on","lecture_id")
);
--> statement-breakpoint
ALTER TABLE "learning_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "learning_changes" ADD CONSTRAINT "learning_changes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_changes" ADD CONSTRAINT "learning_changes_course_id_products_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_changes" ADD CONSTRAINT "learning_changes_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_days" ADD CONSTRAINT "learning_days_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_days" ADD CONSTRAINT "learning_days_course_id_products_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_days" ADD CONSTRAINT "learning_days_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learning_changes_of_school" ON "learning_changes" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "learning_changes_by_course" ON "learning_changes" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "learning_changes_by_lecture" ON "learning_changes" USING btree ("lecture_id");--> statement-breakpoint
CREATE INDEX "learning_days_of_school" ON "learning_days" USING btree ("school_id","on");--> statement-breakpoint
CREATE INDEX "learning_days_by_lecture" ON "learning_days" USING btree ("lecture_id");--> statement-breakpoint
CREATE INDEX "product_visits_of_school" ON "product_visits" USING btree ("school_id","on");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "learning_changes" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "learning_days" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);
--> statement-breakpoint
-- What somebody began or finished on a day of the school: a lecture, and a course with the first of its lectures begun and the last of those that are
-- published finished. Admins look at their lectures and do not count.
CREATE FUNCTION count_learning() RETURNS trigger
LANGUAGE plpgsql
AS $function$
declare
  starts constant integer := (tg_op = 'INSERT')::int;
  ends constant integer := (new.completed_at is not null)::int - case tg_op when 'INSERT' then 0 else (old.completed_at is not null)::int end;
  day date;
  starts_course integer := 0;
  ends_course integer := 0;
begin
  if (select role from people where id = new.person_id) <> 'student' then return null; end if;
  select (case when ends < 0 then old.completed_at else new.watched_at end at time zone time_zone)::date into day from schools where id = new.school_id;
  if starts = 1 and not exists (
    select from lecture_progress p where p.person_id = new.person_id and p.course_id = new.course_id and p.lecture_id <> new.lecture_id)
  then starts_course := 1; end if;
  -- But for this lecture it is finished: so it was before it was taken back, and so it is now.
  if ends <> 0 and not exists (
    select from lectures l left join lecture_progress p on p.lecture_id = l.id and p.person_id = new.person_id
    where l.course_id = new.course_id and l.status = 'published' and l.id <> new.lecture_id and p.completed_at is null)
  then ends_course := ends; end if;
  insert into learning_changes (id, school_id, "on", course_id, lecture_id, began, finished)
  select gen_random_uuid(), new.school_id, day, new.course_id, told.lecture_id, told.began, told.finished
  from (values (new.lecture_id, starts, ends), (null, starts_course, ends_course)) as told(lecture_id, began, finished)
  where told.began <> 0 or told.finished <> 0;
  return null;
end $function$;
--> statement-breakpoint
CREATE TRIGGER count_beginning AFTER INSERT ON lecture_progress FOR EACH ROW EXECUTE FUNCTION count_learning();
--> statement-breakpoint
CREATE TRIGGER count_finishing AFTER UPDATE OF completed_at ON lecture_progress FOR EACH ROW
WHEN ((new.completed_at is null) <> (old.completed_at is null)) EXECUTE FUNCTION count_learning();
--> statement-breakpoint
-- What was learned so far: when a lecture was begun is not known, so it is counted where it was last watched.
insert into learning_days (id, school_id, "on", course_id, lecture_id, began, finished)
select gen_random_uuid(), school_id, day, course_id, lecture_id, sum(began), sum(finished) from (
  select p.school_id, (p.watched_at at time zone s.time_zone)::date as day, p.course_id, p.lecture_id, 1 as began, 0 as finished
  from lecture_progress p join schools s on s.id = p.school_id join people on people.id = p.person_id and people.role = 'student'
  union all
  select p.school_id, (p.completed_at at time zone s.time_zone)::date, p.course_id, p.lecture_id, 0, 1
  from lecture_progress p join schools s on s.id = p.school_id join people on people.id = p.person_id and people.role = 'student'
  where p.completed_at is not null
  union all
  select p.school_id, (min(p.watched_at) at time zone s.time_zone)::date, p.course_id, null, 1, 0
  from lecture_progress p join schools s on s.id = p.school_id join people on people.id = p.person_id and people.role = 'student'
  group by p.school_id, p.course_id, p.person_id, s.time_zone
  union all
  select p.school_id, (max(p.completed_at) at time zone s.time_zone)::date, p.course_id, null, 0, 1
  from lecture_progress p join schools s on s.id = p.school_id join people on people.id = p.person_id and people.role = 'student'
    join lectures l on l.id = p.lecture_id and l.status = 'published'
  where p.completed_at is not null
  group by p.school_id, p.course_id, p.person_id, s.time_zone
  having count(*) = (select count(*) from lectures every where every.course_id = p.course_id and every.status = 'published')
) as learned group by school_id, day, course_id, lecture_id;
