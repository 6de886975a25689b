CREATE OR REPLACE FUNCTION public.query_of_names(mark text, meant text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when array_position(meant, null) is null then string_agg('(' || any_of || ')', '&' order by n) end
  from (
    select 0::bigint as n, string_agg(quote_literal(mark || pair_of_words(one, other)), '|') as any_of
    from string_to_table(meant[1], ' ') as one, string_to_table(coalesce(meant[2], one), ' ') as other
    union all
    select n, any_of_words(mark, words) from unnest(meant[3:]) with ordinality as further (words, n)
  ) as asked
$function$;
