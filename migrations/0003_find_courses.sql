create extension if not exists btree_gin;
--> statement-breakpoint
-- "Żółw" and "zolw" are the same to whoever searches.
create function fold(given text) returns text language sql immutable strict parallel safe as $$
  select lower(public.unaccent('public.unaccent', given))
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
create index products_by_name_words on products using gin (school_id, search_name gin_trgm_ops) where kind = 'course' and status = 'published' and not is_hidden;
--> statement-breakpoint
create index products_by_text_words on products using gin (school_id, search_text gin_trgm_ops) where kind = 'course' and status = 'published' and not is_hidden;
--> statement-breakpoint
-- Published courses of the unit of work's school, best first: those whose title or author hold the words, typos
-- forgiven, then those whose description does. Words come folded, the longest first. It runs as the owner because
-- under row-level security PostgreSQL uses no trigram index; hence its own condition on the school.
create function find_courses(phrase text, words text[]) returns table (id uuid, place bigint)
language sql stable security definer
set search_path = public, pg_temp
set pg_trgm.word_similarity_threshold = 0.4
as $$
  with courses as not materialized (
    select products.id, search_name, search_text, created_at from products
    where school_id = current_setting('app.school_id')::uuid
      and kind = 'course' and status = 'published' and not is_hidden
  ),
  candidates as (
    (select courses.id, search_name, created_at from courses where search_name like phrase || '%' limit 200)
    union
    (select courses.id, search_name, created_at from courses
      where search_name %> words[1] and search_name %> coalesce(words[2], words[1]) and search_name %> coalesce(words[3], words[1])
      limit 1000)
    union
    (select courses.id, search_name, created_at from courses where search_name %> words[1] limit 300)
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
      and search_text ~ ('\m' || words[1])
      and search_text ~ ('\m' || coalesce(words[2], words[1]))
      and search_text ~ all (select '\m' || word from unnest(words[3:]) as word)
      and courses.id not in (select named.id from named)
    limit 20
  )
  select named.id, named.place from named
  union all
  select described.id, 20 + row_number() over () from described
  order by place limit 20
$$;
--> statement-breakpoint
revoke execute on function find_courses from public;
--> statement-breakpoint
grant execute on function find_courses to katedra_app;
--> statement-breakpoint
-- The operator's search over all schools.
create index schools_by_words on schools using gin ((name || ' ' || slug) gin_trgm_ops);
