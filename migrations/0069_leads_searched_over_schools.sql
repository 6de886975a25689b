-- As for students and orders: a large school is a word of its own in an index that begins with it, read to its end beside each rare one.
DROP INDEX leads_by_words;
--> statement-breakpoint
CREATE INDEX leads_by_words ON leads USING gin (search_text gin_trgm_ops);
