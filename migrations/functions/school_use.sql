CREATE OR REPLACE FUNCTION public.school_use(of_school uuid)
 RETURNS TABLE(stored_bytes bigint, film_seconds bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select
    ((select coalesce(sum(bytes), 0) from videos where school_id = of_school)
      + (select coalesce(sum(bytes), 0) from stored_files where school_id = of_school)
      + (select coalesce(sum(bytes), 0) from (
          select max(bytes) as bytes from lecture_pdfs where school_id = of_school group by file_id) each))::bigint,
    (select coalesce(sum(duration_seconds), 0) from videos where school_id = of_school and state = 'ready')::bigint
$function$;
