ALTER TABLE "order_lines" ADD COLUMN "access_days" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "access_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "billing" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text NOT NULL;