CREATE OR REPLACE FUNCTION public.refuse_opening_erased()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from closings where school_id = new.id and called_off_at is null and reopened_at is null and erasing_began_at is not null) then
    raise exception 'A school that is erased is not opened again' using errcode = 'restrict_violation', constraint = 'schools_erased_for_good';
  end if;
  return new;
end $function$;

CREATE TRIGGER refuse_opening_erased BEFORE UPDATE OF closed_at ON public.schools FOR EACH ROW WHEN (((old.closed_at IS NOT NULL) AND (new.closed_at IS NULL))) EXECUTE FUNCTION refuse_opening_erased();
