ALTER TABLE "sessions" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_country" CHECK ("sessions"."country" ~ '^[A-Z]{2}$');