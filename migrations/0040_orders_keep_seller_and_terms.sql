ALTER TABLE "orders" ADD COLUMN "seller" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms_id" uuid;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "seller" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_terms_id_legal_texts_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."legal_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_terms" ON "orders" USING btree ("terms_id");