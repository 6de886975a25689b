ALTER TABLE "articles" ADD COLUMN "language" text;--> statement-breakpoint
UPDATE "articles" SET "language" = "schools"."language" FROM "schools" WHERE "schools"."id" = "articles"."school_id";--> statement-breakpoint
ALTER TABLE "articles" ALTER COLUMN "language" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_language" CHECK ("articles"."language" in ('en', 'pl'));
