-- A quiz question is one of the module questions: with points, and something to say to whoever chose an answer.
UPDATE "lecture_components" SET "content" = jsonb_build_object(
  'type', 'quiz_question',
  'points', 1,
  'question', ("content" - 'type') || jsonb_build_object('answers', (
    SELECT jsonb_agg('{"feedback": ""}'::jsonb || answer ORDER BY place)
    FROM jsonb_array_elements("content" -> 'answers') WITH ORDINALITY AS each (answer, place)))
) WHERE "type" = 'quiz_question';
