CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
-- "Żółw" and "zolw" are the same to whoever searches.
create function fold(given text) returns text language sql immutable strict parallel safe as $$
  select lower(public.unaccent('public.unaccent', given))
$$;
--> statement-breakpoint
-- A text's words, each once; what is neither an ASCII sign nor a space of some kind is a letter.
CREATE FUNCTION words_in(given text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
SET search_path = pg_catalog, pg_temp
AS $$
  select array(
    select distinct left(word, 60)
    from regexp_split_to_table(given, '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf\u2000-\u206f\u3000-\u303f]+') as word
    where word <> '')
$$;
--> statement-breakpoint
-- The words of a school's courses are indexed in parts: of every 256th course, of every 32nd, of every fourth, of all others. A word
-- that many share is found often enough in a small part, and one that few share is soon read through, however many courses there are.
-- Only words that many have and hardly any have together are read to the end.
CREATE FUNCTION mark_of_part(school_id uuid, part text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
SET search_path = pg_catalog, pg_temp
AS $$
  select right(school_id::text, 12) || part
$$;
--> statement-breakpoint
-- By the last byte of its id, which is random.
CREATE FUNCTION part_of_course(id uuid) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
SET search_path = pg_catalog, pg_temp
AS $$
  select case when last = 0 then '0' when last % 32 = 0 then '1' when last % 4 = 0 then '2' else '3' end
  from get_byte(uuid_send(id), 15) as last
$$;
--> statement-breakpoint
CREATE FUNCTION words_of_course(school_id uuid, id uuid, given text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
SET search_path = pg_catalog, public, pg_temp
AS $$
  select array_to_tsvector(array(
    select mark || word from mark_of_part(school_id, part_of_course(id)) as mark, unnest(words_in(given)) as word))
$$;
--> statement-breakpoint
create function name_product_for_search() returns trigger language plpgsql as $$
begin
  new.search_name := fold(concat_ws(' ', new.title, (select name from people where people.id = new.author_id)));
  return new;
end $$;
--> statement-breakpoint
create trigger name_for_search before insert or update of title, author_id on products for each row execute function name_product_for_search();
--> statement-breakpoint
create function rename_products_of_author() returns trigger language plpgsql as $$
begin
  update products set search_name = fold(concat_ws(' ', title, new.name)) where author_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger rename_products after update of name on people for each row when (old.name is distinct from new.name) execute function rename_products_of_author();
--> statement-breakpoint
-- Each word of a course is looked up by its key. A join was planned while a school knew few words and read all of them for
-- each course from then on: ten thousand courses written at once took ten times as long as one thousand for each.
-- In the order of the words, so that two courses written at once do not wait for each other in a circle.
CREATE FUNCTION learn_words_of_course() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  named text[] := words_in(new.search_name);
begin
  insert into course_words as known (school_id, word, is_in_name)
  select new.school_id, word, word = any (named)
  from unnest(words_in(new.search_name || ' ' || new.search_text)) as told (word)
  where coalesce(
    (select not is_in_name and told.word = any (named) from course_words where school_id = new.school_id and word = told.word),
    true)
  order by word
  on conflict (school_id, word) do update set is_in_name = known.is_in_name or excluded.is_in_name;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER learn_words_of_new AFTER INSERT ON products FOR EACH ROW EXECUTE FUNCTION learn_words_of_course();
--> statement-breakpoint
CREATE TRIGGER learn_words AFTER UPDATE ON products FOR EACH ROW
  WHEN ((old.search_name, old.search_text) is distinct from (new.search_name, new.search_text))
  EXECUTE FUNCTION learn_words_of_course();
--> statement-breakpoint
CREATE INDEX products_by_name ON products (school_id, search_name text_pattern_ops) WHERE status = 'published' and not is_hidden;
--> statement-breakpoint
-- Without a list of what is to be put in later: every search of every part would read all of it.
CREATE INDEX products_by_name_words ON products USING gin (words_of_course(school_id, id, search_name)) WITH (fastupdate = off)
  WHERE status = 'published' and not is_hidden;
--> statement-breakpoint
CREATE INDEX products_by_text_words ON products USING gin (words_of_course(school_id, id, search_text)) WITH (fastupdate = off)
  WHERE status = 'published' and not is_hidden;
--> statement-breakpoint
CREATE INDEX course_words_alike ON course_words USING gin (school_id, word gin_trgm_ops) WHERE is_in_name;
--> statement-breakpoint
CREATE INDEX course_words_beginning ON course_words (school_id, word text_pattern_ops) INCLUDE (is_in_name);
--> statement-breakpoint
-- What is published of the unit of work's school, best first: those whose title or author hold the words, typos forgiven, then those
-- whose description does. Words come folded, the longest first. What was typed is looked for among the words that the school
-- knows, and courses by these, part by part, until there are enough; nothing alike is sought once twenty names hold just the one
-- word, or the two, that were typed. It runs as the owner because under row-level security PostgreSQL uses no such index; hence its
-- own condition on the school.
CREATE FUNCTION find_courses(phrase text, words text[]) RETURNS TABLE (id uuid, place bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = public, pg_temp
SET pg_trgm.word_similarity_threshold = 0.4
SET plan_cache_mode = force_generic_plan
SET jit = off
AS $$
#variable_conflict use_column
declare
  school constant uuid := current_setting('app.school_id')::uuid;
  parts constant text[] := '{0,1,2,3}';
  -- no word holds a question mark: it stands for the part
  mark constant text := mark_of_part(school, '?');
  begun text[];
  exact text;
  exactly uuid[] := '{}';
begin
  select array_agg(begun order by n),
    case when bool_and(is_name) and count(*) < 3 then string_agg('(' || quote_literal(mark || given) || ')', '&' order by n) end
  into begun, exact
  from (
    select n, given, string_agg(quote_literal(mark || word), '|' order by word using ~<~) as begun,
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
            and words_of_course(school_id, id, search_name) @@ replace(exact, '?', part)::tsquery limit 40) as found)
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
    select n, begun,
      (select string_agg(one, '|' order by one) from (
        select string_to_table(begun, '|') as one
        union
        (select quote_literal(mark || word) from course_words
          where school_id = school and is_in_name and length(given) > 2 and word %> given
          order by word_similarity(given, word) desc, word limit 12)
        union
        -- one letter or two are like whatever begins so
        (select quote_literal(mark || word) from course_words
          where school_id = school and is_in_name and length(given) < 3 and word ~>=~ given and word ~<~ (given || chr(1114111))
          order by word using ~<~ limit 12)
      ) as words) as likely
    from unnest(words, begun) with ordinality as asked (typed, begun, n), left(typed, 60) as given
  ),
  queries as materialized (
    select case when count(begun) = count(*) then string_agg('(' || begun || ')', '&') end as all_begun,
      case when 2 * count(likely) > count(*) then string_agg('(' || likely || ')', '&') end as most_alike,
      (array_agg('(' || likely || ')' order by n) filter (where likely is not null))[1] as longest_alike
    from asked
  ),
  courses as not materialized (
    select products.id, school_id, search_name, search_text, created_at from products
    where school_id = school and status = 'published' and not is_hidden
  ),
  alike as materialized (
    select found.* from queries, unnest(parts) as part, lateral (
      select id, search_name, created_at from courses
      where words_of_course(school_id, id, search_name) @@ replace(nullif(most_alike, exact), '?', part)::tsquery limit 40
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
        where words_of_course(school_id, id, search_name) @@ replace(nullif(nullif(all_begun, exact), most_alike), '?', part)::tsquery limit 40
      ) as found where (select count(*) from alike) = 40 limit 40)
      union all
      select * from alike
      union all
      (select found.* from queries, unnest(parts) as part, lateral (
        select id, search_name, created_at from courses
        where words_of_course(school_id, id, search_name) @@ replace(nullif(longest_alike, most_alike), '?', part)::tsquery limit 40
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
      where words_of_course(school_id, id, search_text) @@ replace(all_begun, '?', part)::tsquery
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
end $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION find_courses FROM public;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION find_courses TO katedra_app;
--> statement-breakpoint
create index leads_by_words on leads using gin (school_id, search_text gin_trgm_ops);
--> statement-breakpoint
-- Leads of the unit of work's school that hold a pattern, newest first, after a place. It runs as the owner because under
-- row-level security PostgreSQL uses no trigram index; hence its own condition on the school. Planned for each pattern:
-- rare words are found by the index, frequent ones by going through the newest.
create function find_leads(
  pattern text, of_form uuid, since timestamptz, before timestamptz, last_at timestamptz, last_id uuid, most int
) returns setof uuid
language plpgsql stable security definer
set search_path = public, pg_temp
as $$
begin
  return query execute '
    select id from leads
    where school_id = current_setting(''app.school_id'')::uuid and search_text like $1'
    || case when of_form is null then '' else ' and form_id = $2' end
    || case when since is null then '' else ' and created_at >= $3' end
    || case when before is null then '' else ' and created_at < $4' end
    || case when last_at is null then '' else ' and (created_at, id) < ($5, $6)' end
    || ' order by created_at desc nulls last, id desc nulls last limit $7'
  using pattern, of_form, since, before, last_at, last_id, most;
end $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION find_leads FROM public;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION find_leads TO katedra_app;
--> statement-breakpoint
-- What an order is found by. It holds its buyer's row, so that a name that changes meanwhile is waited for.
CREATE FUNCTION words_of_order(buyer uuid, number text, titles text) RETURNS text LANGUAGE sql AS $$
  select fold(concat_ws(' ', number, name, email, titles)) from people where id = buyer for share
$$;
--> statement-breakpoint
CREATE FUNCTION rename_orders_of_buyer() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update orders set search_text = words_of_order(new.id, number, concat_ws(' ',
    (select string_agg(title, ' ' order by position) from order_lines where order_id = orders.id),
    company_name, billing ->> 'vat_id'))
  where school_id = new.school_id and student_id = new.id;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER rename_orders AFTER UPDATE OF name, email ON people FOR EACH ROW
WHEN ((old.name, old.email) is distinct from (new.name, new.email)) EXECUTE FUNCTION rename_orders_of_buyer();
--> statement-breakpoint
CREATE INDEX "orders_by_words" ON "orders" USING gin ("school_id","search_text" gin_trgm_ops);
--> statement-breakpoint
-- Orders of the unit of work's school that hold all of some words, or have a number, newest first, after a place. It runs as the
-- owner because under row-level security PostgreSQL uses no trigram index; hence its own condition on the school. Planned for each call:
-- rare words are found by the index, frequent ones by going through the newest.
CREATE FUNCTION find_orders(
  words text[], whole_number text, of_status text, since timestamptz, before timestamptz, last_at timestamptz, last_id uuid, most int
) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
begin
  return query execute '
    select id from orders
    where school_id = current_setting(''app.school_id'')::uuid and (number = $1 or '
    || (
      select string_agg(format('search_text like %L', '%' || regexp_replace(fold(word), '[\\%_]', '\\\&', 'g') || '%'), ' and ')
      from unnest(words) as word
    ) || ')'
    || case when of_status is null then '' else ' and status = $2' end
    || case when since is null then '' else ' and created_at >= $3' end
    || case when before is null then '' else ' and created_at < $4' end
    || case when last_at is null then '' else ' and (created_at, id) < ($5, $6)' end
    || ' order by created_at desc nulls last, id desc nulls last limit $7'
  using whole_number, of_status, since, before, last_at, last_id, most;
end $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION find_orders FROM public;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION find_orders TO katedra_app;
--> statement-breakpoint
-- The operator's search over all schools.
create index schools_by_words on schools using gin ((name || ' ' || slug) gin_trgm_ops);
