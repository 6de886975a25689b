DROP INDEX "payment_accounts_one_sandbox";--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD COLUMN "off_at" timestamp (3) with time zone;--> statement-breakpoint
update payment_accounts set off_at = now() where status = 'off';--> statement-breakpoint
CREATE INDEX "payment_accounts_by_time" ON "payment_accounts" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_off" CHECK (("payment_accounts"."status" = 'off') = ("payment_accounts"."off_at" is not null));