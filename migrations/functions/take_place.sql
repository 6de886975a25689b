CREATE OR REPLACE FUNCTION public.take_place()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select created_at, fold(name) into strict new.joined_at, new.name_key from people where id = new.student_id;
  return new;
end $function$;

CREATE TRIGGER take_place BEFORE INSERT ON public.tagged_students FOR EACH ROW EXECUTE FUNCTION take_place();
