ALTER TABLE "transactions" ADD COLUMN "checkout_path" text DEFAULT '/courses' NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "purchase_path" text DEFAULT '/courses' NOT NULL;