ALTER TABLE "lectures" ADD COLUMN "needs_login" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_needs_login" CHECK ("lectures"."is_free_to_watch" or not "lectures"."needs_login");--> statement-breakpoint
drop trigger content_changed on lectures;--> statement-breakpoint
create trigger content_changed
  after insert or delete or update of title, intro, position, section_id, status, is_free_to_watch, needs_login, run_time_seconds, video_id
  on lectures for each row execute function tell_content_changed();
