CREATE OR REPLACE FUNCTION public.any_of_words(mark text, words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select string_agg(quote_literal(mark || word), '|') from string_to_table(words, ' ') as word
$function$;
