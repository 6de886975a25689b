ALTER TABLE "images" ADD COLUMN "is_guarded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "by_admin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "replies_held" ON "replies" USING btree ("comment_id") WHERE held_at is not null;--> statement-breakpoint
CREATE INDEX "images_to_guard" ON "images" USING btree ("id") WHERE not is_guarded and context in ('post', 'reply') and state = 'ready';--> statement-breakpoint
CREATE INDEX "moderation_cases_of_admins" ON "moderation_cases" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE closed_at is null and by_admin;
--> statement-breakpoint
update moderation_cases set by_admin = true from people where people.id = moderation_cases.author_id and people.role = 'admin';
--> statement-breakpoint
-- Votes are nobody else's business, and an upload that was only started is no deed: neither stands in the audit list any more.
delete from audit_entries where deed in ('POST /vote', 'POST /home/images/create');
