ALTER TABLE "transactions" ADD COLUMN "refunded_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "refund_reason" text;--> statement-breakpoint
-- Until now only what had been paid twice went back, whole.
UPDATE "transactions" SET "refunded_amount" = "amount", "refund_reason" = 'paid_twice' WHERE "refunded_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "time_zone" text DEFAULT 'Europe/Warsaw' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_email_domain" CHECK (octet_length(split_part("leads"."email", '@', 2)) = length(split_part("leads"."email", '@', 2)));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_refund_reason" CHECK ("transactions"."refund_reason" in ('paid_twice', 'sold_out'));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_refunded" CHECK ("transactions"."refunded_amount" between 0 and "transactions"."amount");--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_email_domain" CHECK (octet_length(split_part("operators"."email", '@', 2)) = length(split_part("operators"."email", '@', 2)));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_email_domain" CHECK (octet_length(split_part("people"."email", '@', 2)) = length(split_part("people"."email", '@', 2)));--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_time_zone" CHECK ("schools"."time_zone" ~ '^[A-Za-z]');