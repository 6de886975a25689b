ALTER TABLE "grants" DROP CONSTRAINT "grants_variant_id_variants_id_fk";
--> statement-breakpoint
ALTER TABLE "variants" ALTER COLUMN "position" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "variants_name" ON "variants" USING btree ("product_id",lower("name")) WHERE position is not null;