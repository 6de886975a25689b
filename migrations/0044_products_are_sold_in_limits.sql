ALTER TABLE "claims" DROP CONSTRAINT "claims_resource";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stock_limit" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stock_sold" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_ends_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "products_sale_starting" ON "products" USING btree ("sale_starts_at") WHERE sale_starts_at is not null;--> statement-breakpoint
CREATE INDEX "products_sale_ending" ON "products" USING btree ("sale_ends_at") WHERE sale_ends_at is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_stock" CHECK ("products"."stock_limit" is null or "products"."stock_sold" <= "products"."stock_limit");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sale" CHECK ("products"."sale_ends_at" > "products"."sale_starts_at");--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_resource" CHECK ("claims"."resource" in ('code', 'stock', 'package'));
--> statement-breakpoint
-- The places of a product of which there are only so many, counted as packages are.
CREATE OR REPLACE FUNCTION count_claims() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	claimed record := coalesce(new, old);
	moved integer := 0;
	for_each integer;
BEGIN
	IF tg_op <> 'INSERT' AND old.state <> 'released' THEN moved := moved - old.quantity; END IF;
	IF tg_op <> 'DELETE' AND new.state <> 'released' THEN moved := moved + new.quantity; END IF;
	IF moved = 0 THEN RETURN NULL; END IF;
	CASE claimed.resource
		WHEN 'package' THEN UPDATE promotions SET packages_sold = packages_sold + moved WHERE id = claimed.resource_id;
		WHEN 'stock' THEN UPDATE products SET stock_sold = stock_sold + moved WHERE id = claimed.resource_id;
		WHEN 'code' THEN
			UPDATE codes SET uses_count = uses_count + moved WHERE id = claimed.resource_id RETURNING uses_per_person INTO for_each;
	END CASE;
	IF NOT FOUND AND tg_op <> 'DELETE' THEN
		RAISE foreign_key_violation USING MESSAGE = format('There is no %s %s to claim', claimed.resource, claimed.resource_id);
	END IF;
	IF moved > 0 AND for_each IS NOT NULL AND (
		SELECT sum(quantity) FROM claims
		WHERE resource = claimed.resource AND resource_id = claimed.resource_id AND state <> 'released' AND holders && claimed.holders
	) > for_each THEN
		RAISE check_violation USING MESSAGE = format('A buyer may use %s %s times', claimed.resource_id, for_each);
	END IF;
	RETURN NULL;
END $$;
