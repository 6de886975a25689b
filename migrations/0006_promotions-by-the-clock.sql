-- A promotion that begins or ends by the clock changes what visitors see, though nobody edits it.
create trigger content_changed after insert on price_history for each statement execute function tell_content_changed();
--> statement-breakpoint
create index products_by_words on products using gin (search_text gin_trgm_ops);
