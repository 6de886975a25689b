CREATE OR REPLACE FUNCTION public.usual_texts(relation text)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce((select histogram_bounds::text::text[] from pg_stats
    where schemaname = 'public' and tablename = relation and attname = 'search_text'), '{}')
$function$;
