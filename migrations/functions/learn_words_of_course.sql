CREATE OR REPLACE FUNCTION public.learn_words_of_course()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE TRIGGER learn_words AFTER UPDATE ON public.products FOR EACH ROW WHEN (((old.search_name IS DISTINCT FROM new.search_name) OR (old.search_text IS DISTINCT FROM new.search_text))) EXECUTE FUNCTION learn_words_of_course();

CREATE TRIGGER learn_words_of_new AFTER INSERT ON public.products FOR EACH ROW EXECUTE FUNCTION learn_words_of_course();
