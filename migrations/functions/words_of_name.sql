CREATE OR REPLACE FUNCTION public.words_of_name(school_id uuid, id uuid, given text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select array_to_tsvector(array(
    select mark || pair_of_words(one, other)
    from mark_of_part(school_id, part_of_course(id)) as mark, words_in(given) as words, unnest(words) as one, unnest(words) as other
    where one <= other collate "C"))
$function$;
