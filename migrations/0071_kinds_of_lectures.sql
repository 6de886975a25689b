ALTER TABLE "lectures" ADD COLUMN "kind" text DEFAULT 'film' NOT NULL;--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_kind" CHECK ("lectures"."kind" in ('film', 'text', 'pdf'));--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_film" CHECK ("lectures"."kind" = 'film' or "lectures"."video_id" is null);--> statement-breakpoint
-- Nothing else than its words is there to teach with.
update lectures set kind = 'text' where video_id is null;
