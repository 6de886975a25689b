ALTER TABLE "grants" ADD COLUMN "told_days_before" integer;--> statement-breakpoint
CREATE INDEX "grants_ending" ON "grants" USING btree ("ends_at") WHERE ends_at is not null;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_told" CHECK ("grants"."told_days_before" in (1, 7));