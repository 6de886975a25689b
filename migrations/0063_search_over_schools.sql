-- A large school is a word of its own in an index that begins with it, read to its end beside each rare one. A small school is read row by row.
DROP INDEX students_by_words;
--> statement-breakpoint
CREATE INDEX students_by_words ON people USING gin (search_text gin_trgm_ops) WHERE role = 'student';
--> statement-breakpoint
DROP INDEX orders_by_words;
--> statement-breakpoint
CREATE INDEX orders_by_words ON orders USING gin (search_text gin_trgm_ops);
