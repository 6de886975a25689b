CREATE TABLE "payment_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"gateway" text NOT NULL,
	"sealed_credentials" text,
	"key_version" text,
	"mode" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_accounts_of_school" UNIQUE("school_id","id"),
	CONSTRAINT "payment_accounts_gateway" CHECK ("payment_accounts"."gateway" in ('sandbox')),
	CONSTRAINT "payment_accounts_mode" CHECK ("payment_accounts"."mode" in ('test', 'live')),
	CONSTRAINT "payment_accounts_status" CHECK ("payment_accounts"."status" in ('active', 'off')),
	CONSTRAINT "payment_accounts_sandbox_is_a_test" CHECK ("payment_accounts"."gateway" <> 'sandbox' or "payment_accounts"."mode" = 'test'),
	CONSTRAINT "payment_accounts_sealed" CHECK (("payment_accounts"."sealed_credentials" is null) = ("payment_accounts"."key_version" is null))
);
--> statement-breakpoint
ALTER TABLE "payment_accounts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_accounts_one_active" ON "payment_accounts" USING btree ("school_id") WHERE status = 'active';
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_accounts_one_sandbox" ON "payment_accounts" USING btree ("school_id") WHERE gateway = 'sandbox';
--> statement-breakpoint
CREATE INDEX "payment_accounts_by_key" ON "payment_accounts" USING btree ("key_version");
--> statement-breakpoint
CREATE POLICY "only_own_school" ON "payment_accounts" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);
--> statement-breakpoint
-- Until now there was the sandbox bank alone. Its credentials are sealed when they are first asked for.
INSERT INTO "payment_accounts" ("id", "school_id", "gateway", "mode")
SELECT gen_random_uuid(), "school_id", 'sandbox', 'test'
FROM (SELECT "school_id" FROM "transactions" UNION SELECT "school_id" FROM "provider_notifications") AS "paid_in";
--> statement-breakpoint
DROP INDEX "transactions_at_provider";
--> statement-breakpoint
ALTER TABLE "transactions" RENAME COLUMN "provider_payment_id" TO "gateway_payment_id";
--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "account_id" uuid;
--> statement-breakpoint
UPDATE "transactions" SET "account_id" = "payment_accounts"."id" FROM "payment_accounts" WHERE "payment_accounts"."school_id" = "transactions"."school_id";
--> statement-breakpoint
ALTER TABLE "transactions" ALTER COLUMN "account_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "transactions" DROP COLUMN "provider";
--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_account" FOREIGN KEY ("school_id","account_id") REFERENCES "public"."payment_accounts"("school_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_at_gateway" ON "transactions" USING btree ("account_id","gateway_payment_id");
--> statement-breakpoint
ALTER TABLE "provider_notifications" RENAME TO "gateway_notifications";
--> statement-breakpoint
ALTER TABLE "gateway_notifications" RENAME CONSTRAINT "provider_notifications_pkey" TO "gateway_notifications_pkey";
--> statement-breakpoint
ALTER TABLE "gateway_notifications" RENAME CONSTRAINT "provider_notifications_school_id_schools_id_fk" TO "gateway_notifications_school_id_schools_id_fk";
--> statement-breakpoint
ALTER INDEX "provider_notifications_by_time" RENAME TO "gateway_notifications_by_time";
--> statement-breakpoint
DROP INDEX "provider_notifications_once";
--> statement-breakpoint
ALTER TABLE "gateway_notifications" ADD COLUMN "account_id" uuid;
--> statement-breakpoint
UPDATE "gateway_notifications" SET "account_id" = "payment_accounts"."id" FROM "payment_accounts" WHERE "payment_accounts"."school_id" = "gateway_notifications"."school_id";
--> statement-breakpoint
ALTER TABLE "gateway_notifications" ALTER COLUMN "account_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "gateway_notifications" DROP COLUMN "provider";
--> statement-breakpoint
ALTER TABLE "gateway_notifications" ADD CONSTRAINT "gateway_notifications_account" FOREIGN KEY ("school_id","account_id") REFERENCES "public"."payment_accounts"("school_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_notifications_once" ON "gateway_notifications" USING btree ("account_id","event_id");
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"line_id" uuid,
	"amount" integer NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_key" UNIQUE("key"),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('asked', 'done', 'refused')),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "refunds_by_transaction" ON "refunds" USING btree ("transaction_id","created_at");
--> statement-breakpoint
CREATE POLICY "only_own_school" ON "refunds" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);
--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_refunded";
--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "refunding_amount" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_refunded" CHECK ("transactions"."refunded_amount" >= 0 and "transactions"."refunding_amount" >= 0 and "transactions"."refunded_amount" + "transactions"."refunding_amount" <= "transactions"."amount");
--> statement-breakpoint
-- What went back before refunds were rows is one each.
INSERT INTO "refunds" ("id", "school_id", "transaction_id", "amount", "key", "state", "created_at", "settled_at")
SELECT gen_random_uuid(), "school_id", "id", "refunded_amount", "id" || ':before', 'done', coalesce("refunded_at", "created_at"), coalesce("refunded_at", "created_at")
FROM "transactions" WHERE "refunded_amount" > 0;
--> statement-breakpoint
-- Adds up beside the payment what went back and what is about to. By differences: two at once both count, and a check refuses more than was paid.
create function count_refund() returns trigger language plpgsql as $$
declare
  done integer := 0;
  asked integer := 0;
begin
  if tg_op <> 'INSERT' then
    done := done - case old.state when 'done' then old.amount else 0 end;
    asked := asked - case old.state when 'asked' then old.amount else 0 end;
  end if;
  if tg_op <> 'DELETE' then
    done := done + case new.state when 'done' then new.amount else 0 end;
    asked := asked + case new.state when 'asked' then new.amount else 0 end;
  end if;
  update transactions set
    refunded_amount = refunded_amount + done,
    refunding_amount = refunding_amount + asked,
    refunded_at = case when done > 0 then new.settled_at else refunded_at end
  where id = coalesce(new.transaction_id, old.transaction_id);
  return null;
end $$;
--> statement-breakpoint
create trigger refund_counts after insert or delete or update of state, amount on refunds for each row execute function count_refund();
