CREATE OR REPLACE FUNCTION public.begin_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into school_figures (school_id) values (new.id) on conflict do nothing;
  return null;
end $function$;

CREATE TRIGGER begin_figures AFTER INSERT ON public.schools FOR EACH ROW EXECUTE FUNCTION begin_figures();
