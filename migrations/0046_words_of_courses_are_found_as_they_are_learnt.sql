-- Each word of a course is looked up by its key. A join was planned while a school knew few words and read all of them for
-- each course from then on: ten thousand courses written at once took ten times as long as one thousand for each.
-- In the order of the words, so that two courses written at once do not wait for each other in a circle.
CREATE OR REPLACE FUNCTION learn_words_of_course() RETURNS trigger LANGUAGE plpgsql AS $$
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
