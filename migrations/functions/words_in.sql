CREATE OR REPLACE FUNCTION public.words_in(given text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select array(
    select distinct left(word, 60)
    from regexp_split_to_table(given, '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf\u2000-\u206f\u3000-\u303f]+') as word
    where word <> '')
$function$;
