-- What was sent before held its links in clear.
UPDATE "mails" SET "html" = '', "text" = '' WHERE "cause" LIKE 'password-reset:%';--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "sealed" text;--> statement-breakpoint
-- Which host they were opened on is not known.
DELETE FROM "sessions";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "host" text NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entries_by_age" ON "audit_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_by_age" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_with_words" ON "mails" USING btree ("created_at") WHERE html <> '';--> statement-breakpoint
CREATE INDEX "mails_with_secret" ON "mails" USING btree ("created_at") WHERE sealed is not null;