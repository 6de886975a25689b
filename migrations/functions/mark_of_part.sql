CREATE OR REPLACE FUNCTION public.mark_of_part(school_id uuid, part text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select right(school_id::text, 12) || part
$function$;
