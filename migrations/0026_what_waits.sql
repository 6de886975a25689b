ALTER TABLE "surveys" ADD COLUMN "read_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "promotions_ending" ON "promotions" USING btree ("school_id","ends_at","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "comments_asking" ON "comments" USING btree ("school_id","created_at","id") WHERE replies_count = 0 and not by_admin and held_at is null and strpos(body, '?') > 0;
--> statement-breakpoint
-- What was found out so far was there to be read: nothing of it waits.
update surveys set read_count = responses_count;
