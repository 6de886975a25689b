CREATE OR REPLACE FUNCTION public.count_learning()
 RETURNS trigger
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

CREATE TRIGGER count_beginning AFTER INSERT ON public.lecture_progress FOR EACH ROW EXECUTE FUNCTION count_learning();

CREATE TRIGGER count_finishing AFTER UPDATE OF completed_at ON public.lecture_progress FOR EACH ROW WHEN (((new.completed_at IS NULL) <> (old.completed_at IS NULL))) EXECUTE FUNCTION count_learning();
