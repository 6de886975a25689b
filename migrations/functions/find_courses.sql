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
