CREATE OR REPLACE FUNCTION public.words_of_order(buyer uuid, number text, titles text)
 RETURNS text
 LANGUAGE sql
AS $function$
  select fold(concat_ws(' ', number, coalesce(kept.name, people.name), coalesce(kept.email, people.email), titles))
  from people left join kept_identities kept on kept.person_id = people.id where people.id = buyer for share of people
$function$;
