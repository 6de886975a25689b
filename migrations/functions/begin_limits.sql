CREATE OR REPLACE FUNCTION public.begin_limits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into school_limits (school_id) values (new.id) on conflict do nothing;
  update school_limits l set storage_gigabytes = p.storage_gigabytes, film_minutes = p.film_minutes, mails_a_month = p.mails_a_month
    from platform_settings p where l.school_id = new.id;
  return null;
end $function$;

CREATE TRIGGER begin_limits AFTER INSERT ON public.schools FOR EACH ROW EXECUTE FUNCTION begin_limits();
