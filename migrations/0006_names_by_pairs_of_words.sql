-- A name is found by two of its words together as fast as by one. Whether two words that many names have stand in one name was read
-- from the list of each, to the end: 'nowakowska kowal' among 100,000 courses, seven thousandths of a second. Names are indexed by
-- each pair of their words as well: of a name of five words these are ten. What was typed is looked for by the pairs that its first two
-- words may be meant by, and by the words of the others; a word is its own pair where both are meant by it.
CREATE FUNCTION pair_of_words(one text, other text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  select case when one = other then one when one < other collate "C" then one || ' ' || other else other || ' ' || one end
$$;
--> statement-breakpoint
CREATE FUNCTION words_of_name(school_id uuid, id uuid, given text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
SET search_path = pg_catalog, public, pg_temp
AS $$
  select array_to_tsvector(array(
    select mark || pair_of_words(one, other)
    from mark_of_part(school_id, part_of_course(id)) as mark, words_in(given) as words, unnest(words) as one, unnest(words) as other
    where one <= other collate "C"))
$$;
--> statement-breakpoint
CREATE FUNCTION any_of_words(mark text, words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  select string_agg(quote_literal(mark || word), '|') from string_to_table(words, ' ') as word
$$;
--> statement-breakpoint
-- The query for names that hold all that was meant. What each of the words typed may be meant by stands in one text, divided by spaces;
-- nothing is found where one of them is null.
CREATE FUNCTION query_of_names(mark text, meant text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  select case when array_position(meant, null) is null then string_agg('(' || any_of || ')', '&' order by n) end
  from (
    select 0::bigint as n, string_agg(quote_literal(mark || pair_of_words(one, other)), '|') as any_of
    from string_to_table(meant[1], ' ') as one, string_to_table(coalesce(meant[2], one), ' ') as other
    union all
    select n, any_of_words(mark, words) from unnest(meant[3:]) with ordinality as further (words, n)
  ) as asked
$$;
--> statement-breakpoint
DROP INDEX products_by_name_words;
--> statement-breakpoint
-- Without a list of what is to be put in later: every search of every part would read all of it.
CREATE INDEX products_by_name_words ON products USING gin (words_of_name(school_id, id, search_name)) WITH (fastupdate = off)
  WHERE status = 'published' and not is_hidden;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.find_courses(phrase text, words text[])
 RETURNS TABLE(id uuid, place bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET "pg_trgm.word_similarity_threshold" TO '0.4'
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
AS $function$
#variable_conflict use_column
declare
  school constant uuid := current_setting('app.school_id')::uuid;
  parts constant text[] := '{0,1,2,3}';
  -- no word holds a question mark: it stands for the part
  mark constant text := mark_of_part(school, '?');
  begun text[];
  begun_in_names text[];
  exact text;
  exactly uuid[] := '{}';
begin
  select array_agg(begun order by n), array_agg(begun_in_names order by n),
    case when bool_and(is_name) and count(*) < 3 then query_of_names(mark, array_agg(given order by n)) end
  into begun, begun_in_names, exact
  from (
    select n, given, string_agg(word, ' ' order by word using ~<~) as begun,
      string_agg(word, ' ' order by word using ~<~) filter (where is_in_name) as begun_in_names,
      coalesce(bool_or(word = given and is_in_name), false) as is_name
    from unnest(words) with ordinality as asked (typed, n) cross join left(typed, 60) as given
    left join lateral (
      select word, is_in_name from course_words
      where school_id = school and word ~>=~ given and word ~<~ (given || chr(1114111))
      order by word using ~<~ limit 12
    ) as known on true
    group by n, given
  ) as asked;

  if exact is not null then
    exactly := array(
      select id from (
        (select id, search_name, created_at from products
          where school_id = school and status = 'published' and not is_hidden
            and search_name ~>=~ phrase and search_name ~<~ (phrase || '0') limit 20)
        union all
        (select found.* from unnest(parts) as part, lateral (
          select id, search_name, created_at from products
          where school_id = school and status = 'published' and not is_hidden
            and words_of_name(school_id, id, search_name) @@ replace(exact, '?', part)::tsquery limit 40) as found)
        limit 40
      ) as found
      group by id, search_name, created_at
      order by search_name like phrase || '%' desc, length(search_name), created_at desc limit 20
    );
    if cardinality(exactly) = 20 then
      return query select * from unnest(exactly) with ordinality;
      return;
    end if;
  end if;

  return query
  with asked as materialized (
    -- likely is empty where descriptions alone have the word
    select n, begun, begun_in_names,
      coalesce((select string_agg(word, ' ' order by word) from (
        select string_to_table(begun_in_names, ' ') as word
        union
        (select word from course_words
          where school_id = school and is_in_name and length(given) > 2 and word %> given
          order by word_similarity(given, word) desc, word limit 12)
        union
        -- one letter or two are like whatever begins so
        (select word from course_words
          where school_id = school and is_in_name and length(given) < 3 and word ~>=~ given and word ~<~ (given || chr(1114111))
          order by word using ~<~ limit 12)
      ) as words), left(begun, 0)) as likely
    from unnest(words, begun, begun_in_names) with ordinality as asked (typed, begun, begun_in_names, n), left(typed, 60) as given
  ),
  queries as materialized (
    select query_of_names(mark, array_agg(begun_in_names order by n)) as all_begun,
      query_of_names(mark,
        case when 2 * count(likely) > count(*) then array_agg(nullif(likely, '') order by n) filter (where likely is not null) end
      ) as most_alike,
      query_of_names(mark,
        array[nullif((array_agg(likely order by n) filter (where likely is not null))[1], '')]
      ) as longest_alike,
      case when count(begun) = count(*) then string_agg('(' || any_of_words(mark, begun) || ')', '&' order by n) end as all_described
    from asked
  ),
  courses as not materialized (
    select products.id, school_id, search_name, search_text, created_at from products
    where school_id = school and status = 'published' and not is_hidden
  ),
  alike as materialized (
    select found.* from queries, unnest(parts) as part, lateral (
      select id, search_name, created_at from courses
      where words_of_name(school_id, id, search_name) @@ replace(nullif(most_alike, exact), '?', part)::tsquery limit 40
    ) as found limit 40
  ),
  -- fewer than forty alike are all there are, those that begin so among them
  candidates as materialized (
    select distinct found.id, search_name, created_at from (
      (select id, search_name, created_at from courses where id = any (exactly))
      union all
      (select id, search_name, created_at from courses
        where search_name ~>=~ phrase and search_name ~<~ (phrase || chr(1114111)) limit 20)
      union all
      (select found.* from queries, unnest(parts) as part, lateral (
        select id, search_name, created_at from courses
        where words_of_name(school_id, id, search_name) @@ replace(nullif(nullif(all_begun, exact), most_alike), '?', part)::tsquery limit 40
      ) as found where (select count(*) from alike) = 40 limit 40)
      union all
      select * from alike
      union all
      (select found.* from queries, unnest(parts) as part, lateral (
        select id, search_name, created_at from courses
        where words_of_name(school_id, id, search_name) @@ replace(nullif(longest_alike, most_alike), '?', part)::tsquery limit 40
      ) as found limit 40)
      limit 40
    ) as found
  ),
  scored as (
    select candidates.id, search_name, created_at, avg(likeness) as likeness
    from candidates, unnest(words) as word, word_similarity(word, search_name) as likeness
    group by candidates.id, search_name, created_at
    having 2 * count(*) filter (
      where likeness >= case when length(word) < 2 then 0.5 when length(word) < 4 then 0.6 when length(word) in (6, 7) then 0.5 else 0.4 end
    ) > count(*)
  ),
  named as materialized (
    select scored.id, row_number() over (
      order by likeness desc, search_name like phrase || '%' desc, similarity(phrase, search_name) desc, created_at desc
    ) as place
    from scored
    where likeness >= (select max(likeness) from scored) - 0.3
    order by place limit 20
  ),
  described as (
    select found.id from queries, unnest(parts) as part, lateral (
      select courses.id from courses
      where words_of_course(school_id, id, search_text) @@ replace(all_described, '?', part)::tsquery
        and courses.id not in (select named.id from named)
      limit 20
    ) as found
    where (select count(*) from named) < 20 and length(words[1]) > 2
    limit 20
  )
  select named.id, named.place from named
  union all
  select described.id, 20 + row_number() over () from described
  order by place limit 20;
end $function$;
