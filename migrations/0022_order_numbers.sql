ALTER TABLE "orders" ADD COLUMN "number" text;--> statement-breakpoint
-- Orders that were made before they had numbers get one drawn from what they have.
UPDATE "orders" SET "number" = upper(regexp_replace(left(md5("id"::text), 12), '(.{4})(.{4})(.{4})', '\1-\2-\3'));--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("school_id","number");
