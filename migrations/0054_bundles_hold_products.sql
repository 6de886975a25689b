CREATE TABLE "inclusions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"bundle_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inclusions_position" CHECK ("inclusions"."position" between 1 and 30)
);
--> statement-breakpoint
ALTER TABLE "inclusions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "inclusions" ADD CONSTRAINT "inclusions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inclusions" ADD CONSTRAINT "inclusions_bundle_id_products_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inclusions" ADD CONSTRAINT "inclusions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inclusions_once" ON "inclusions" USING btree ("bundle_id","product_id");--> statement-breakpoint
CREATE INDEX "inclusions_by_product" ON "inclusions" USING btree ("product_id");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "inclusions" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);
--> statement-breakpoint
-- A bundle holds products of its school that are no bundles, and nothing else holds any.
CREATE FUNCTION refuse_nested_bundle() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if (select kind from products where id = new.bundle_id) is distinct from 'bundle'
    or coalesce((select kind from products where id = new.product_id), 'bundle') = 'bundle'
  then
    raise exception 'A bundle holds products that are no bundles' using errcode = 'check_violation', constraint = 'inclusions_kinds';
  end if;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER refuse_nested_bundle BEFORE INSERT OR UPDATE OF bundle_id, product_id ON inclusions FOR EACH ROW EXECUTE FUNCTION refuse_nested_bundle();
--> statement-breakpoint
-- What a bundle holds is shown to visitors.
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON inclusions FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
-- Visitors look for what a school sells, of whatever kind it is.
DROP INDEX products_by_name;
--> statement-breakpoint
DROP INDEX products_by_name_words;
--> statement-breakpoint
DROP INDEX products_by_text_words;
--> statement-breakpoint
CREATE INDEX products_by_name ON products (school_id, search_name text_pattern_ops) WHERE status = 'published' and not is_hidden;
--> statement-breakpoint
CREATE INDEX products_by_name_words ON products USING gin (words_of_school(school_id, search_name)) WHERE status = 'published' and not is_hidden;
--> statement-breakpoint
CREATE INDEX products_by_text_words ON products USING gin (words_of_school(school_id, search_text)) WHERE status = 'published' and not is_hidden;
--> statement-breakpoint
DROP TRIGGER learn_words_of_new ON products;
--> statement-breakpoint
DROP TRIGGER learn_words ON products;
--> statement-breakpoint
CREATE TRIGGER learn_words_of_new AFTER INSERT ON products FOR EACH ROW EXECUTE FUNCTION learn_words_of_course();
--> statement-breakpoint
CREATE TRIGGER learn_words AFTER UPDATE ON products FOR EACH ROW
  WHEN ((old.search_name, old.search_text) is distinct from (new.search_name, new.search_text))
  EXECUTE FUNCTION learn_words_of_course();
--> statement-breakpoint
-- As it was, of whatever is published: courses, bundles and all other kinds.
CREATE OR REPLACE FUNCTION find_courses(phrase text, words text[]) RETURNS TABLE (id uuid, place bigint)
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
      and status = 'published' and not is_hidden
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
