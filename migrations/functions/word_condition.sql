CREATE OR REPLACE FUNCTION public.word_condition(word text, relation text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  whole constant text := fold(word);
  usual constant text[] := usual_texts(relation);
  telling text := whole;
  outer_part text;
  rest text;
begin
  foreach outer_part in array array['[[:alnum:]]+[^[:alnum:]]*$', '^[^[:alnum:]]*[[:alnum:]]+'] loop
    loop
      rest := regexp_replace(telling, outer_part, '');
      exit when rest !~ '[[:alnum:]]{3}' or (select count(*) * 2 <= cardinality(usual) from unnest(usual) as each
        where strpos(each, substring(telling from '[^[:alnum:]]*' || outer_part || '[^[:alnum:]]*')) > 0);
      telling := rest;
    end loop;
  end loop;
  return (select string_agg(format('%s like %L', searched, '%' || regexp_replace(part, '[\\%_]', '\\\&', 'g') || '%'), ' and ')
    from (values ('search_text', telling), ('search_text || ''''', nullif(whole, telling))) as parts (searched, part) where part is not null);
end $function$;
