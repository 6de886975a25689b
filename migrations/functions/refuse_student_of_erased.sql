CREATE OR REPLACE FUNCTION public.refuse_student_of_erased()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from closings where school_id = new.school_id and called_off_at is null and reopened_at is null and erasing_began_at is not null) then
    raise exception 'A school that is erased has no new students' using errcode = 'restrict_violation', constraint = 'people_of_erased_school';
  end if;
  return null;
end $function$;

CREATE TRIGGER refuse_becoming_student_of_erased AFTER UPDATE OF role ON public.people FOR EACH ROW WHEN (((new.role = 'student'::text) AND (old.role <> 'student'::text))) EXECUTE FUNCTION refuse_student_of_erased();

CREATE TRIGGER refuse_student_of_erased AFTER INSERT ON public.people FOR EACH ROW WHEN ((new.role = 'student'::text)) EXECUTE FUNCTION refuse_student_of_erased();
