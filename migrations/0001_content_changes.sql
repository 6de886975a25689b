create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
-- Tells every process that what a school's visitors see has changed ('*': of any school).
create function tell_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', coalesce(nullif(current_setting('app.school_id', true), ''), '*'));
  return null;
end $$;
--> statement-breakpoint
create trigger content_changed after insert or update or delete on schools for each statement execute function tell_content_changed();
--> statement-breakpoint
create trigger content_changed after insert or update or delete on domains for each statement execute function tell_content_changed();
--> statement-breakpoint
create trigger content_changed after insert or update or delete on categories for each statement execute function tell_content_changed();
--> statement-breakpoint
create trigger content_changed after insert or update or delete on products for each statement execute function tell_content_changed();
--> statement-breakpoint
create trigger content_changed after insert or update or delete on variants for each statement execute function tell_content_changed();
--> statement-breakpoint
create trigger content_changed after insert or update or delete on promotions for each statement execute function tell_content_changed();
--> statement-breakpoint
create trigger content_changed after insert or update or delete on sections for each statement execute function tell_content_changed();
--> statement-breakpoint
-- Counting a comment under a lecture changes nothing that visitors see.
create trigger content_changed after insert or delete or update of title, lead, position, section_id, status, is_free_to_watch, run_time_seconds, video_id on lectures for each statement execute function tell_content_changed();
--> statement-breakpoint
create trigger content_changed after insert or update or delete on images for each statement execute function tell_content_changed();
--> statement-breakpoint
create trigger content_changed after insert or update or delete on reviews for each statement execute function tell_content_changed();
--> statement-breakpoint
create trigger content_changed after insert or update or delete on review_summaries for each statement execute function tell_content_changed();
--> statement-breakpoint
create trigger content_changed after update of state, duration_seconds or delete on videos for each statement execute function tell_content_changed();
--> statement-breakpoint
-- A promotion that begins or ends by the clock changes what visitors see, though nobody edits it.
create trigger content_changed after insert on price_history for each statement execute function tell_content_changed();
