ALTER TABLE "payment_accounts" DROP CONSTRAINT "payment_accounts_gateway";--> statement-breakpoint
ALTER TABLE "payment_accounts" DROP CONSTRAINT "payment_accounts_sandbox_is_a_test";--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD COLUMN "collected_by" text DEFAULT 'platform' NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "collected_by" text DEFAULT 'platform' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_collected" UNIQUE("id","collected_by");--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_collected" FOREIGN KEY ("account_id","collected_by") REFERENCES "public"."payment_accounts"("id","collected_by") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_collector" CHECK ("payment_accounts"."collected_by" in ('school', 'platform'));--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_gateway" CHECK ("payment_accounts"."gateway" in ('sandbox', 'sandbox_own'));--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_sandbox_is_a_test" CHECK ("payment_accounts"."gateway" not in ('sandbox', 'sandbox_own') or "payment_accounts"."mode" = 'test');--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.freeze_collector()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Where there is no such account, the foreign key says so.
  new.collected_by := coalesce((select collected_by from payment_accounts where id = new.account_id), new.collected_by);
  return new;
end $function$;--> statement-breakpoint
CREATE TRIGGER freeze_collector BEFORE INSERT ON public.transactions FOR EACH ROW EXECUTE FUNCTION freeze_collector();
