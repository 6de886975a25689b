CREATE TABLE "ledger_checkpoints" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"before" timestamp(6) with time zone NOT NULL,
	CONSTRAINT "ledger_checkpoints_school_id_account_currency_pk" PRIMARY KEY("school_id","account","currency")
);
--> statement-breakpoint
ALTER TABLE "ledger_checkpoints" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ledger_checks" (
	"school_id" uuid PRIMARY KEY DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"left_out" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"kind" text NOT NULL,
	"event_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"transaction_id" uuid,
	"order_id" uuid,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"entered_at" timestamp(6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_as_posted" UNIQUE("id","school_id","currency","entered_at"),
	CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('payment', 'gateway_fee', 'sale', 'fee', 'clearing', 'refund', 'return', 'dispute_opened', 'dispute_won', 'dispute_lost', 'commission', 'payout', 'payout_undone'))
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ledger_pending" (
	"transaction_id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"clears_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_pending" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"entry_id" uuid NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"entered_at" timestamp(6) with time zone NOT NULL,
	CONSTRAINT "ledger_postings_entry_id_account_pk" PRIMARY KEY("entry_id","account"),
	CONSTRAINT "ledger_postings_account" CHECK ("ledger_postings"."account" in ('platform_pending', 'platform_available', 'platform_reserved', 'own_gateway', 'owed_platform', 'owed_partners', 'buyers', 'sales', 'vat', 'fees', 'fee_vat', 'commissions', 'partners_paid')),
	CONSTRAINT "ledger_postings_amount" CHECK ("ledger_postings"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_postings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "platform_fees" (
	"currency" text PRIMARY KEY NOT NULL,
	"basis_points" integer NOT NULL,
	"fixed_amount" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	CONSTRAINT "platform_fees_points" CHECK ("platform_fees"."basis_points" between 0 and 5000),
	CONSTRAINT "platform_fees_fixed" CHECK ("platform_fees"."fixed_amount" >= 0),
	CONSTRAINT "platform_fees_vat" CHECK ("platform_fees"."vat_rate" between 0 and 50)
);
--> statement-breakpoint
DROP INDEX "transactions_by_time";--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "platform_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "platform_fee_vat" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_settings" ADD COLUMN "fees_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_checkpoints" ADD CONSTRAINT "ledger_checkpoints_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_checks" ADD CONSTRAINT "ledger_checks_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_pending" ADD CONSTRAINT "ledger_pending_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_pending" ADD CONSTRAINT "ledger_pending_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_of_entry" FOREIGN KEY ("entry_id","school_id","currency","entered_at") REFERENCES "public"."ledger_entries"("id","school_id","currency","entered_at") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_once" ON "ledger_entries" USING btree ("kind","event_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_order" ON "ledger_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_pending_due" ON "ledger_pending" USING btree ("clears_at","transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_of_account" ON "ledger_postings" USING btree ("school_id","account","currency","entered_at","entry_id","amount");--> statement-breakpoint
CREATE INDEX "transactions_by_time" ON "transactions" USING btree ("school_id","created_at","id","status","currency","amount","refunded_amount","fee_amount","platform_fee","platform_fee_vat","collected_by","refund_reason");--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_platform_fee" CHECK ("transactions"."platform_fee" >= 0 and "transactions"."platform_fee_vat" >= 0 and "transactions"."platform_fee" + "transactions"."platform_fee_vat" <= "transactions"."amount");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "ledger_checkpoints" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "ledger_checks" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "ledger_entries" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "ledger_pending" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "ledger_postings" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
ALTER TABLE "operator_deeds" DROP CONSTRAINT "operator_deeds_deed";--> statement-breakpoint
ALTER TABLE "operator_deeds" ADD CONSTRAINT "operator_deeds_deed" CHECK ("operator_deeds"."deed" in ('jobs-retried', 'job-retried', 'mails-retried', 'mail-retried', 'films-retried', 'film-retried', 'sign-ups-held', 'sign-ups-opened', 'school-admitted', 'school-refused', 'leave-asked', 'school-entered', 'letter-tried', 'letter-sent', 'limits-set', 'usual-limits-set', 'fees-set', 'closing-planned', 'closing-called-off', 'school-reopened', 'item-deleted', 'reports-dismissed'));--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.freeze_fee()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  fee platform_fees;
begin
  select * into fee from platform_fees where currency = new.currency;
  if not found then return new; end if;
  new.platform_fee := round(new.amount::numeric * fee.basis_points / 10000) + fee.fixed_amount;
  new.platform_fee_vat := round(new.platform_fee::numeric * fee.vat_rate / 100);
  if new.platform_fee + new.platform_fee_vat > new.amount then
    -- A fee is never more than what is paid.
    new.platform_fee := round(new.amount::numeric * 100 / (100 + fee.vat_rate));
    new.platform_fee_vat := new.amount - new.platform_fee;
  end if;
  return new;
end $function$;--> statement-breakpoint
CREATE TRIGGER freeze_fee BEFORE INSERT ON public.transactions FOR EACH ROW EXECUTE FUNCTION freeze_fee();--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.refuse_unbalanced()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from posted group by entry_id having sum(amount) <> 0) then
    raise exception 'An entry of the ledger makes zero' using errcode = 'check_violation', constraint = 'ledger_postings_zero';
  end if;
  return null;
end $function$;--> statement-breakpoint
CREATE TRIGGER refuse_unbalanced AFTER INSERT ON public.ledger_postings REFERENCING NEW TABLE AS posted FOR EACH STATEMENT EXECUTE FUNCTION refuse_unbalanced();--> statement-breakpoint
CREATE TRIGGER refuse_rewriting BEFORE UPDATE OR DELETE ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER refuse_rewriting BEFORE UPDATE OR DELETE ON public.ledger_postings FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER refuse_emptying BEFORE TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER refuse_emptying BEFORE TRUNCATE ON public.ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.enter_in_ledger(of_school uuid, of_kind text, of_event uuid, in_currency text, of_transaction uuid, of_order uuid, at timestamp with time zone, accounts text[], amounts bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  entry uuid;
  entered timestamptz;
begin
  if 0 = all (amounts) then return; end if;
  insert into ledger_entries (id, school_id, kind, event_id, currency, transaction_id, order_id, happened_at)
  values (uuidv7(), of_school, of_kind, of_event, in_currency, of_transaction, of_order, at)
  on conflict (kind, event_id) do nothing
  returning id, entered_at into entry, entered;
  if entry is null then return; end if;
  insert into ledger_postings (entry_id, school_id, account, currency, amount, entered_at)
  select entry, of_school, account, in_currency, sum(amount), entered
  from unnest(accounts, amounts) as posted (account, amount) group by account having sum(amount) <> 0;
end $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.money_stands_at(t transactions)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select case
    when t.collected_by = 'school' then 'own_gateway'
    when exists (select from ledger_pending where transaction_id = t.id) then 'platform_pending'
    else 'platform_available'
  end
$function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.posted_for(of_transaction uuid, of_kinds text[], to_account text)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum(p.amount), 0)::bigint from ledger_entries e join ledger_postings p on p.entry_id = e.id
  where e.transaction_id = of_transaction and p.account = to_account and (of_kinds is null or e.kind = any (of_kinds))
$function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.vat_within(amount bigint, rate integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when coalesce(rate, 0) = 0 then 0 else round(amount::numeric * rate / (100 + rate)) end::bigint
$function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.enter_return(r refunds, t transactions)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  left_gross constant bigint := posted_for(t.id, '{sale,return}', 'buyers');
  left_vat constant bigint := -posted_for(t.id, '{sale,return}', 'vat');
  earlier bigint;
  rate integer;
  vat bigint;
begin
  -- What was paid in vain was never earned: it only goes back.
  if left_gross <= 0 then return; end if;
  if r.amount >= left_gross then
    vat := left_vat;
  elsif r.line_id is not null then
    select vat_rate into rate from order_lines where id = r.line_id;
    select coalesce(sum(other.amount), 0) into earlier from refunds other
    join ledger_entries e on e.kind = 'return' and e.event_id = other.id where other.line_id = r.line_id;
    vat := vat_within(earlier + r.amount, rate) - vat_within(earlier, rate);
  else
    vat := round(left_vat::numeric * r.amount / left_gross);
  end if;
  vat := greatest(0, least(vat, left_vat, r.amount));
  perform enter_in_ledger(t.school_id, 'return', r.id, t.currency, t.id, t.order_id, coalesce(r.settled_at, r.created_at),
    array['sales', 'vat', 'buyers'], array[r.amount - vat, vat, -r.amount]);
end $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.enter_sale(o orders)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  t transactions;
  r refunds;
  vat bigint;
  at constant timestamptz := coalesce(o.settled_at, o.created_at);
begin
  if o.status not in ('paid', 'partly_refunded', 'refunded') then return; end if;
  select * into t from transactions
  where order_id = o.id and status in ('PERFORMED', 'CLEARED') and not is_beside and refund_reason is null and amount > 0;
  if not found then return; end if;
  select coalesce(sum(vat_within(amount, vat_rate)), 0) into vat from order_lines where order_id = o.id;
  vat := least(vat, t.amount);
  perform enter_in_ledger(o.school_id, 'sale', o.id, t.currency, t.id, o.id, at,
    array['buyers', 'sales', 'vat'], array[t.amount, vat - t.amount, -vat]);
  perform enter_in_ledger(o.school_id, 'fee', t.id, t.currency, t.id, o.id, at,
    array['fees', 'fee_vat', case t.collected_by when 'school' then 'owed_platform' else money_stands_at(t) end],
    array[t.platform_fee, t.platform_fee_vat, -t.platform_fee - t.platform_fee_vat]);
  for r in select * from refunds where transaction_id = t.id and state = 'done' order by settled_at, id loop
    perform enter_return(r, t);
  end loop;
end $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.enter_payment(t transactions)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  at constant timestamptz := coalesce(t.settled_at, t.created_at);
  o orders;
  d disputes;
begin
  if t.amount = 0 then return; end if;
  if t.collected_by = 'platform' then
    insert into ledger_pending (transaction_id, school_id, clears_at) values (t.id, t.school_id, at + interval '7 days')
    on conflict do nothing;
  end if;
  perform enter_in_ledger(t.school_id, 'payment', t.id, t.currency, t.id, t.order_id, at,
    array[money_stands_at(t), 'buyers'], array[t.amount, -t.amount]);
  -- Where the platform collects, what its gateway keeps is its own matter.
  if t.collected_by = 'school' then
    perform enter_in_ledger(t.school_id, 'gateway_fee', t.id, t.currency, t.id, t.order_id, at,
      array['fees', 'own_gateway'], array[t.fee_amount, -t.fee_amount]);
  end if;
  select * into o from orders where id = t.order_id;
  if found then perform enter_sale(o); end if;
  select * into d from disputes where transaction_id = t.id;
  if found then perform enter_dispute(d); end if;
end $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.enter_refund(r refunds)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  t transactions;
  reserved bigint := 0;
begin
  select * into t from transactions where id = r.transaction_id;
  if exists (select from disputes where transaction_id = t.id) then
    reserved := least(r.amount, posted_for(t.id, null, 'platform_reserved'));
  end if;
  perform enter_in_ledger(t.school_id, 'refund', r.id, t.currency, t.id, t.order_id, coalesce(r.settled_at, r.created_at),
    array['buyers', 'platform_reserved', money_stands_at(t)], array[r.amount, -reserved, reserved - r.amount]);
  perform enter_return(r, t);
end $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.enter_dispute(d disputes)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  t transactions;
  place text;
  reserved bigint;
begin
  select * into t from transactions where id = d.transaction_id;
  -- One that is told before its payment is entered with it.
  if t.status not in ('PERFORMED', 'CLEARED') then return; end if;
  place := money_stands_at(t);
  if t.collected_by = 'platform' then
    if d.state = 'open' then
      reserved := least(coalesce(d.amount, t.amount), t.amount - t.refunded_amount);
      perform enter_in_ledger(t.school_id, 'dispute_opened', d.id, t.currency, t.id, t.order_id, d.created_at,
        array['platform_reserved', place], array[reserved, -reserved]);
    elsif d.state = 'won' then
      reserved := posted_for(t.id, null, 'platform_reserved');
      perform enter_in_ledger(t.school_id, 'dispute_won', d.id, t.currency, t.id, t.order_id, d.decided_at,
        array[place, 'platform_reserved'], array[reserved, -reserved]);
    end if;
  end if;
  -- What is lost goes back as a refund, which the bank tells of by itself.
  if d.state = 'lost' then
    perform enter_in_ledger(t.school_id, 'dispute_lost', d.id, t.currency, t.id, t.order_id, d.decided_at,
      array['fees', place], array[d.fee_amount, -d.fee_amount]);
  end if;
end $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.clear_payment(which uuid, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  t transactions;
  cleared bigint;
begin
  -- Nobody gives it back or disputes it meanwhile.
  select * into t from transactions where id = which for update;
  delete from ledger_pending where transaction_id = which;
  if not found then return; end if;
  cleared := posted_for(which, null, 'platform_pending');
  perform enter_in_ledger(t.school_id, 'clearing', which, t.currency, which, t.order_id, at,
    array['platform_available', 'platform_pending'], array[cleared, -cleared]);
end $function$;--> statement-breakpoint
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
  end case;
  return null;
end $function$;--> statement-breakpoint
CREATE TRIGGER enter_paid AFTER INSERT ON public.transactions FOR EACH ROW WHEN (new.status in ('PERFORMED', 'CLEARED')) EXECUTE FUNCTION enter_as_it_happens();--> statement-breakpoint
CREATE TRIGGER enter_now_paid AFTER UPDATE OF status ON public.transactions FOR EACH ROW WHEN (new.status in ('PERFORMED', 'CLEARED') and old.status not in ('PERFORMED', 'CLEARED')) EXECUTE FUNCTION enter_as_it_happens();--> statement-breakpoint
CREATE TRIGGER enter_sold AFTER INSERT ON public.orders FOR EACH ROW WHEN (new.status in ('paid', 'partly_refunded', 'refunded')) EXECUTE FUNCTION enter_as_it_happens();--> statement-breakpoint
CREATE TRIGGER enter_now_sold AFTER UPDATE OF status ON public.orders FOR EACH ROW WHEN (new.status in ('paid', 'partly_refunded', 'refunded') and old.status not in ('paid', 'partly_refunded', 'refunded')) EXECUTE FUNCTION enter_as_it_happens();--> statement-breakpoint
CREATE TRIGGER enter_given_back AFTER INSERT ON public.refunds FOR EACH ROW WHEN (new.state = 'done') EXECUTE FUNCTION enter_as_it_happens();--> statement-breakpoint
CREATE TRIGGER enter_now_given_back AFTER UPDATE OF state ON public.refunds FOR EACH ROW WHEN (new.state = 'done' and old.state <> 'done') EXECUTE FUNCTION enter_as_it_happens();--> statement-breakpoint
CREATE TRIGGER enter_disputed AFTER INSERT OR UPDATE OF state ON public.disputes FOR EACH ROW EXECUTE FUNCTION enter_as_it_happens();--> statement-breakpoint
CREATE TRIGGER enter_commission AFTER INSERT OR UPDATE OF earned ON public.commissions FOR EACH ROW EXECUTE FUNCTION enter_as_it_happens();--> statement-breakpoint
CREATE TRIGGER enter_payout AFTER INSERT OR DELETE ON public.payouts FOR EACH ROW EXECUTE FUNCTION enter_as_it_happens();--> statement-breakpoint
-- What was sold before, in the order in which it happened.
do $$
declare
  t transactions;
  r refunds;
begin
  for t in select * from transactions where status in ('PERFORMED', 'CLEARED') order by settled_at, id loop
    perform enter_payment(t);
  end loop;
  -- Returns are entered with their sales; what was refunded of what was paid in vain is entered here as well.
  for r in select * from refunds where state = 'done' order by settled_at, id loop
    perform enter_refund(r);
  end loop;
  perform enter_in_ledger(school_id, 'commission', uuidv7(), currency, null, order_id, now(),
    array['commissions', 'owed_partners'], array[earned, -earned]) from commissions where earned > 0;
  perform enter_in_ledger(school_id, 'payout', id, currency, null, null, created_at,
    array['owed_partners', 'partners_paid'], array[amount, -amount]) from payouts;
end $$;
