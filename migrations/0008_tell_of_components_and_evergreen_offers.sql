create trigger content_changed after insert or update or delete on lecture_components for each statement execute function tell_content_changed();
--> statement-breakpoint
create trigger content_changed after insert or update or delete on evergreen_offers for each statement execute function tell_content_changed();
