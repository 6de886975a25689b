ALTER TABLE "products" ADD COLUMN "square_id" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_square_id_images_id_fk" FOREIGN KEY ("square_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_by_square" ON "products" USING btree ("square_id");