DROP INDEX "images_to_guard";--> statement-breakpoint
CREATE INDEX "images_to_guard" ON "images" USING btree ("id") WHERE not is_guarded and context in ('post', 'reply', 'lecture') and state = 'ready';--> statement-breakpoint
-- Pictures of components were kept for everybody: from now on who looks is asked, and a job moves their files.
UPDATE "images" SET "context" = 'lecture' WHERE "context" = 'page' AND "id" IN (
  SELECT (shown.picture #>> '{}')::uuid
  FROM "lecture_components" CROSS JOIN LATERAL jsonb_path_query("content", '$.**.picture_id') AS shown (picture)
  WHERE "type" IN ('image', 'gallery', 'before_after')
);
