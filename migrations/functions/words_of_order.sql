CREATE OR REPLACE FUNCTION public.words_of_order(buyer uuid, number text, titles text)
 RETURNS text
 LANGUAGE sql
AS $function$
  select fold(concat_ws(' ', number, name, email, titles)) from people where id = buyer for share
$function$;
