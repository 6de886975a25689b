ALTER TABLE "variants" ADD COLUMN "minimum_amount" integer;--> statement-breakpoint
ALTER TABLE "checkout_reminders" ADD COLUMN "chosen_amount" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "is_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_minimum" CHECK ("variants"."minimum_amount" between 0 and "variants"."amount");--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_chosen" CHECK ("variants"."minimum_amount" is null or ("variants"."amount" > 0 and "variants"."seat_prices" is null));--> statement-breakpoint
ALTER TABLE "checkout_reminders" ADD CONSTRAINT "checkout_reminders_chosen" CHECK ("checkout_reminders"."chosen_amount" >= 0);