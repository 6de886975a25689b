CREATE OR REPLACE FUNCTION public.fold(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select lower(public.unaccent('public.unaccent', given))
$function$;
