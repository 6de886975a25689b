CREATE OR REPLACE FUNCTION public.pair_of_words(one text, other text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when one = other then one when one < other collate "C" then one || ' ' || other else other || ' ' || one end
$function$;
