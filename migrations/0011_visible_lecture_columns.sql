-- Counting a comment or keeping a progress changes nothing that visitors see.
drop trigger content_changed on lectures;
--> statement-breakpoint
create trigger content_changed after insert or delete or update of title, lead, position, section_id, status, is_free_to_watch, run_time_seconds, video_id on lectures for each statement execute function tell_content_changed();
