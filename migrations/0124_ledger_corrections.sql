CREATE TABLE "ledger_corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_corrections_account" CHECK ("ledger_corrections"."account" in ('platform_available', 'owed_platform')),
	CONSTRAINT "ledger_corrections_amount" CHECK ("ledger_corrections"."amount" <> 0),
	CONSTRAINT "ledger_corrections_reason" CHECK (length("ledger_corrections"."reason") between 1 and 300)
);
--> statement-breakpoint
ALTER TABLE "ledger_corrections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind";--> statement-breakpoint
ALTER TABLE "ledger_postings" DROP CONSTRAINT "ledger_postings_account";--> statement-breakpoint
ALTER TABLE "operator_deeds" DROP CONSTRAINT "operator_deeds_deed";--> statement-breakpoint
ALTER TABLE "ledger_corrections" ADD CONSTRAINT "ledger_corrections_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_corrections_by_time" ON "ledger_corrections" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('payment', 'gateway_fee', 'sale', 'fee', 'clearing', 'refund', 'return', 'dispute_opened', 'dispute_won', 'dispute_lost', 'commission', 'payout', 'payout_undone', 'correction'));--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_account" CHECK ("ledger_postings"."account" in ('platform_pending', 'platform_available', 'platform_reserved', 'own_gateway', 'owed_platform', 'owed_partners', 'buyers', 'sales', 'vat', 'fees', 'fee_vat', 'commissions', 'partners_paid', 'corrections'));--> statement-breakpoint
ALTER TABLE "operator_deeds" ADD CONSTRAINT "operator_deeds_deed" CHECK ("operator_deeds"."deed" in ('jobs-retried', 'job-retried', 'mails-retried', 'mail-retried', 'films-retried', 'film-retried', 'sign-ups-held', 'sign-ups-opened', 'school-admitted', 'school-refused', 'leave-asked', 'school-entered', 'letter-tried', 'letter-sent', 'limits-set', 'usual-limits-set', 'fees-set', 'ledger-corrected', 'closing-planned', 'closing-called-off', 'school-reopened', 'item-deleted', 'reports-dismissed'));--> statement-breakpoint
CREATE POLICY "only_own_school" ON "ledger_corrections" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.enter_as_it_happens()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  earned integer;
begin
  case tg_table_name
    when 'transactions' then perform enter_payment(new);
    when 'orders' then perform enter_sale(new);
    when 'refunds' then perform enter_refund(new);
    when 'disputes' then perform enter_dispute(new);
    when 'commissions' then
      earned := new.earned - case tg_op when 'INSERT' then 0 else old.earned end;
      perform enter_in_ledger(new.school_id, 'commission', uuidv7(), new.currency, null, new.order_id, now(),
        array['commissions', 'owed_partners'], array[earned, -earned]);
    when 'payouts' then
      if tg_op = 'INSERT' then
        perform enter_in_ledger(new.school_id, 'payout', new.id, new.currency, null, null, new.created_at,
          array['owed_partners', 'partners_paid'], array[new.amount, -new.amount]);
      else
        perform enter_in_ledger(old.school_id, 'payout_undone', old.id, old.currency, null, null, now(),
          array['partners_paid', 'owed_partners'], array[old.amount, -old.amount]);
      end if;
    when 'ledger_corrections' then
      perform enter_in_ledger(new.school_id, 'correction', new.id, new.currency, null, null, new.created_at,
        array[new.account, 'corrections'], array[new.amount, -new.amount]);
  end case;
  return null;
end $function$;--> statement-breakpoint
CREATE TRIGGER enter_correction AFTER INSERT ON public.ledger_corrections FOR EACH ROW EXECUTE FUNCTION enter_as_it_happens();--> statement-breakpoint
CREATE TRIGGER refuse_rewriting BEFORE UPDATE OR DELETE ON public.ledger_corrections FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER refuse_emptying BEFORE TRUNCATE ON public.ledger_corrections FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
