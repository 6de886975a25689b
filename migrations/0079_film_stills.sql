ALTER TABLE "videos" ADD COLUMN "still" text;--> statement-breakpoint
drop trigger content_changed on videos;--> statement-breakpoint
create trigger content_changed after delete or update of state, duration_seconds, still on videos
  for each row execute function tell_content_changed();
