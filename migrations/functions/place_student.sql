CREATE OR REPLACE FUNCTION public.place_student()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  agreed boolean;
begin
  if new.role <> 'student' then
    if tg_op = 'UPDATE' then
      delete from student_visits where student_id = new.id;
      delete from student_spending where student_id = new.id;
      delete from tagged_students where student_id = new.id;
    end if;
    return null;
  end if;
  agreed := exists (select from leads
    where school_id = new.school_id and lower(email) = lower(new.email) and consented_at is not null);
  insert into student_visits (school_id, student_id, has_consent, joined_at, name_key)
  values (new.school_id, new.id, agreed, new.created_at, fold(new.name))
  on conflict (student_id) do update
  set has_consent = excluded.has_consent, joined_at = excluded.joined_at, name_key = excluded.name_key;
  if tg_op = 'UPDATE' then
    update student_spending set joined_at = new.created_at, name_key = fold(new.name) where student_id = new.id;
    update tagged_students set joined_at = new.created_at, name_key = fold(new.name) where student_id = new.id;
  end if;
  return null;
end $function$;

CREATE TRIGGER move_student AFTER UPDATE OF role, email, name, created_at ON public.people FOR EACH ROW WHEN (((new.role <> old.role) OR (new.email <> old.email) OR (new.name <> old.name) OR (new.created_at <> old.created_at))) EXECUTE FUNCTION place_student();

CREATE TRIGGER place_student AFTER INSERT ON public.people FOR EACH ROW EXECUTE FUNCTION place_student();
