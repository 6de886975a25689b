ALTER TABLE "orders" ADD COLUMN "company_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "postal_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company" CHECK (num_nonnulls("orders"."company_name", "orders"."postal_code", "orders"."city") in (0, 3));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_complete" CHECK ("orders"."company_name" is null or '' <> all (array["orders"."company_name", "orders"."postal_code", "orders"."city", coalesce("orders"."billing" ->> 'vat_id', ''), coalesce("orders"."billing" ->> 'address_1', '')]));