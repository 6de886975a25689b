ALTER TABLE "saved_cards" ALTER COLUMN "fingerprint" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_cards" ALTER COLUMN "brand" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_cards" ALTER COLUMN "last4" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_cards" ALTER COLUMN "expiry_month" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_cards" ALTER COLUMN "expiry_year" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD COLUMN "kind" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_kind" CHECK ("saved_cards"."kind" in ('card', 'blik'));--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_known" CHECK (num_nonnulls("saved_cards"."fingerprint", "saved_cards"."brand", "saved_cards"."last4", "saved_cards"."expiry_month", "saved_cards"."expiry_year") = case when "saved_cards"."kind" = 'card' then 5 else 0 end);