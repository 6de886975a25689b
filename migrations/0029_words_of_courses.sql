CREATE TABLE "course_words" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"word" text NOT NULL,
	"is_in_name" boolean NOT NULL,
	CONSTRAINT "course_words_school_id_word_pk" PRIMARY KEY("school_id","word")
);
--> statement-breakpoint
ALTER TABLE "course_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "course_words" ADD CONSTRAINT "course_words_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "only_own_school" ON "course_words" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
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
-- The words of one school are other entries of an index than the same words of another: a school is searched through its own
-- alone, however many courses the others have.
CREATE FUNCTION word_of_school(school_id uuid, word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
SET search_path = pg_catalog, pg_temp
AS $$
  select right(school_id::text, 12) || word
$$;
--> statement-breakpoint
CREATE FUNCTION words_of_school(school_id uuid, given text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
SET search_path = pg_catalog, public, pg_temp
AS $$
  select array_to_tsvector(array(select word_of_school(school_id, word) from unnest(words_in(given)) as word))
$$;
--> statement-breakpoint
-- In the order of the words, so that two courses written at once do not wait for each other in a circle.
CREATE FUNCTION learn_words_of_course() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into course_words (school_id, word, is_in_name)
  select new.school_id, word, word = any (words_in(new.search_name))
  from unnest(words_in(new.search_name || ' ' || new.search_text)) as words (word)
  where not exists (select from course_words known where known.school_id = new.school_id and known.word = words.word)
  order by word
  on conflict do nothing;
  update course_words set is_in_name = true
  where school_id = new.school_id and word = any (words_in(new.search_name)) and not is_in_name;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER learn_words_of_new AFTER INSERT ON products FOR EACH ROW WHEN (new.kind = 'course') EXECUTE FUNCTION learn_words_of_course();
--> statement-breakpoint
CREATE TRIGGER learn_words AFTER UPDATE ON products FOR EACH ROW
  WHEN (new.kind = 'course' and (old.search_name, old.search_text) is distinct from (new.search_name, new.search_text))
  EXECUTE FUNCTION learn_words_of_course();
--> statement-breakpoint
INSERT INTO course_words (school_id, word, is_in_name)
SELECT school_id, word, bool_or(is_in_name)
FROM (
  select school_id, unnest(words_in(search_name)) as word, true as is_in_name from products where kind = 'course'
  union all
  select school_id, unnest(words_in(search_text)), false from products where kind = 'course'
) AS words
GROUP BY school_id, word;
--> statement-breakpoint
CREATE INDEX course_words_alike ON course_words USING gin (school_id, word gin_trgm_ops) WHERE is_in_name;
--> statement-breakpoint
CREATE INDEX course_words_beginning ON course_words (school_id, word text_pattern_ops);
--> statement-breakpoint
DROP INDEX products_by_name_words;
--> statement-breakpoint
DROP INDEX products_by_text_words;
--> statement-breakpoint
CREATE INDEX products_by_name ON products (school_id, search_name text_pattern_ops) WHERE kind = 'course' and status = 'published' and not is_hidden;
--> statement-breakpoint
CREATE INDEX products_by_name_words ON products USING gin (words_of_school(school_id, search_name)) WHERE kind = 'course' and status = 'published' and not is_hidden;
--> statement-breakpoint
CREATE INDEX products_by_text_words ON products USING gin (words_of_school(school_id, search_text)) WHERE kind = 'course' and status = 'published' and not is_hidden;
--> statement-breakpoint
DROP FUNCTION find_courses(text, text[]);
--> statement-breakpoint
-- Published courses of the unit of work's school, best first: those whose title or author hold the words, typos forgiven, then
-- those whose description does. Words come folded, the longest first. What was typed is looked for among the words that the
-- school knows, and courses by these: few words and few courses are looked at, however many there are. It runs as the
-- owner because under row-level security PostgreSQL uses no such index; hence its own condition on the school.
CREATE FUNCTION find_courses(phrase text, words text[]) RETURNS TABLE (id uuid, place bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = public, pg_temp
SET pg_trgm.word_similarity_threshold = 0.4
SET plan_cache_mode = force_generic_plan
SET jit = off
AS $$
#variable_conflict use_column
begin
  return query
  with school as (select current_setting('app.school_id')::uuid as id),
  asked as materialized (
    select n, array(
        select word from course_words
        where school_id = school.id and word ~>=~ given and word ~<~ (given || chr(1114111))
        order by word using ~<~ limit 12) as begun,
      array(
        select word from course_words
        where school_id = school.id and is_in_name and word %> given
        order by word_similarity(given, word) desc, word limit 12) as alike
    from school, unnest(words) with ordinality as asked (word, n), left(asked.word, 60) as given
  ),
  quoted as materialized (
    select n,
      (select string_agg(quote_literal(word_of_school(school.id, word)), '|') from unnest(begun) as word) as begun,
      (select string_agg(quote_literal(word_of_school(school.id, word)), '|') from unnest(begun || alike) as word) as alike
    from asked, school
  ),
  queries as materialized (
    select case when count(begun) = count(*) then string_agg('(' || begun || ')', '&')::tsquery end as all_begun,
      case when 2 * count(alike) > count(*) then string_agg('(' || alike || ')', '&')::tsquery end as most_alike,
      (array_agg(alike order by n) filter (where alike is not null))[1]::tsquery as longest_alike
    from quoted
  ),
  courses as not materialized (
    select products.id, school_id, search_name, search_text, created_at from products
    where school_id = current_setting('app.school_id')::uuid
      and kind = 'course' and status = 'published' and not is_hidden
  ),
  candidates as materialized (
    select distinct found.id, search_name, created_at from (
      (select * from courses where search_name ~>=~ phrase and search_name ~<~ (phrase || chr(1114111)) limit 20)
      union all
      (select * from courses where words_of_school(school_id, search_name) @@ (select all_begun from queries) limit 40)
      union all
      (select * from courses where words_of_school(school_id, search_name) @@ (select nullif(most_alike, all_begun) from queries) limit 40)
      union all
      (select * from courses where words_of_school(school_id, search_name) @@ (select nullif(longest_alike, most_alike) from queries) limit 40)
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
    select courses.id from courses
    where (select count(*) from named) < 20 and length(words[1]) > 2
      and words_of_school(school_id, search_text) @@ (select all_begun from queries)
      and courses.id not in (select named.id from named)
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
