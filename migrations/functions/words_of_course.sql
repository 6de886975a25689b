CREATE OR REPLACE FUNCTION public.words_of_course(school_id uuid, id uuid, given text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select array_to_tsvector(array(
    select mark || word from mark_of_part(school_id, part_of_course(id)) as mark, unnest(words_in(given)) as word))
$function$;
