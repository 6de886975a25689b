ALTER TABLE "claims" ADD COLUMN "stays_used" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "request_key" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once" ON "refunds" USING btree ("transaction_id","request_key",coalesce("line_id", "transaction_id")) WHERE request_key is not null;--> statement-breakpoint
CREATE INDEX "transactions_by_card" ON "transactions" USING btree ("account_id","card_fingerprint") WHERE card_fingerprint is not null;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_stays_used" CHECK (not "claims"."stays_used" or "claims"."resource" = 'code');