ALTER TABLE "comments" ADD COLUMN "position_seconds" integer;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_position" CHECK ("comments"."position_seconds" >= 0);