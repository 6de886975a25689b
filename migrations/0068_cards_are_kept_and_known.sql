CREATE TABLE "saved_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"sealed_token" text NOT NULL,
	"key_version" text NOT NULL,
	"fingerprint" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"expiry_month" integer NOT NULL,
	"expiry_year" integer NOT NULL,
	"forget_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_cards_one_per_transaction" UNIQUE("transaction_id"),
	CONSTRAINT "saved_cards_last4" CHECK ("saved_cards"."last4" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
ALTER TABLE "saved_cards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "card_fingerprint" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "keeps_card_minutes" integer;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "card_settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_account" FOREIGN KEY ("school_id","account_id") REFERENCES "public"."payment_accounts"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_cards_by_person" ON "saved_cards" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "saved_cards_by_account" ON "saved_cards" USING btree ("school_id","account_id");--> statement-breakpoint
CREATE INDEX "saved_cards_by_key" ON "saved_cards" USING btree ("key_version");--> statement-breakpoint
CREATE INDEX "saved_cards_over" ON "saved_cards" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "transactions_card_unsettled" ON "transactions" USING btree ("created_at") WHERE keeps_card_minutes is not null and card_settled_at is null and status in ('PERFORMED', 'CLEARED');--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_keeps_card" CHECK ("transactions"."keeps_card_minutes" > 0);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "saved_cards" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);