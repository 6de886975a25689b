ALTER TABLE "disputes" ADD COLUMN "amount" integer;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "fee_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_amount" CHECK ("disputes"."amount" > 0 and "disputes"."fee_amount" >= 0);