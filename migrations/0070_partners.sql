CREATE TABLE "attributions" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"clicked_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "attributions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "commissions" (
	"line_id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"currency" text NOT NULL,
	"price" integer NOT NULL,
	"amount" integer NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"earned" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "commissions_kind" CHECK ("commissions"."kind" in ('percent', 'amount')),
	CONSTRAINT "commissions_value" CHECK ("commissions"."value" > 0 and ("commissions"."kind" = 'amount' or "commissions"."value" <= 100)),
	CONSTRAINT "commissions_amount" CHECK ("commissions"."price" > 0 and "commissions"."amount" between 0 and "commissions"."price"),
	CONSTRAINT "commissions_returned" CHECK ("commissions"."returned" between 0 and "commissions"."price"),
	CONSTRAINT "commissions_earned" CHECK ("commissions"."earned" between 0 and "commissions"."amount")
);
--> statement-breakpoint
ALTER TABLE "commissions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "partner_balances" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"earned" bigint DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "partner_balances_partner_id_currency_pk" PRIMARY KEY("partner_id","currency"),
	CONSTRAINT "partner_balances_earned" CHECK ("partner_balances"."earned" >= 0),
	CONSTRAINT "partner_balances_paid" CHECK ("partner_balances"."paid" >= 0)
);
--> statement-breakpoint
ALTER TABLE "partner_balances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "partner_clicks" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"product_id" uuid,
	"on" date NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "partner_clicks_day" UNIQUE NULLS NOT DISTINCT("partner_id","on","product_id"),
	CONSTRAINT "partner_clicks_count" CHECK ("partner_clicks"."clicks" >= 0)
);
--> statement-breakpoint
ALTER TABLE "partner_clicks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "partner_products" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"commission_kind" text,
	"commission_value" integer,
	CONSTRAINT "partner_products_partner_id_product_id_pk" PRIMARY KEY("partner_id","product_id"),
	CONSTRAINT "partner_products_commission_kind" CHECK ("partner_products"."commission_kind" in ('percent', 'amount')),
	CONSTRAINT "partner_products_commission" CHECK (("partner_products"."commission_kind" is null) = ("partner_products"."commission_value" is null)
        and "partner_products"."commission_value" > 0 and ("partner_products"."commission_kind" = 'amount' or "partner_products"."commission_value" <= 100))
);
--> statement-breakpoint
ALTER TABLE "partner_products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"code" text NOT NULL,
	"commission_kind" text NOT NULL,
	"commission_value" integer NOT NULL,
	"currency" text NOT NULL,
	"is_for_all_products" boolean DEFAULT true NOT NULL,
	"window_days" integer DEFAULT 30 NOT NULL,
	"promo_code_id" uuid,
	"ended_at" timestamp (3) with time zone,
	"page_digest" text,
	"page_made_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partners_commission_kind" CHECK ("partners"."commission_kind" in ('percent', 'amount')),
	CONSTRAINT "partners_commission" CHECK ("partners"."commission_value" > 0 and ("partners"."commission_kind" = 'amount' or "partners"."commission_value" <= 100)),
	CONSTRAINT "partners_window" CHECK ("partners"."window_days" between 1 and 365),
	CONSTRAINT "partners_page_made" CHECK (("partners"."page_digest" is null) = ("partners"."page_made_at" is null)),
	CONSTRAINT "partners_email" CHECK (octet_length(split_part("partners"."email", '@', 2)) = length(split_part("partners"."email", '@', 2)))
);
--> statement-breakpoint
ALTER TABLE "partners" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"paid_on" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "payouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "attributions" ADD CONSTRAINT "attributions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attributions" ADD CONSTRAINT "attributions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attributions" ADD CONSTRAINT "attributions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_order_id_attributions_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."attributions"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_balances" ADD CONSTRAINT "partner_balances_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_balances" ADD CONSTRAINT "partner_balances_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_clicks" ADD CONSTRAINT "partner_clicks_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_clicks" ADD CONSTRAINT "partner_clicks_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_clicks" ADD CONSTRAINT "partner_clicks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_products" ADD CONSTRAINT "partner_products_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_products" ADD CONSTRAINT "partner_products_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_products" ADD CONSTRAINT "partner_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_promo_code_id_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."codes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attributions_by_partner" ON "attributions" USING btree ("partner_id","paid_at");--> statement-breakpoint
CREATE INDEX "attributions_by_time" ON "attributions" USING btree ("school_id","paid_at");--> statement-breakpoint
CREATE INDEX "commissions_by_order" ON "commissions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "commissions_by_product" ON "commissions" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "partner_clicks_by_product" ON "partner_clicks" USING btree ("product_id","on");--> statement-breakpoint
CREATE INDEX "partner_clicks_by_day" ON "partner_clicks" USING btree ("school_id","on");--> statement-breakpoint
CREATE INDEX "partner_products_by_product" ON "partner_products" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "partners_code" ON "partners" USING btree ("school_id",lower("code"));--> statement-breakpoint
CREATE UNIQUE INDEX "partners_page" ON "partners" USING btree ("page_digest");--> statement-breakpoint
CREATE INDEX "partners_newest" ON "partners" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "partners_by_promo_code" ON "partners" USING btree ("promo_code_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_key" ON "payouts" USING btree ("school_id","key");--> statement-breakpoint
CREATE INDEX "payouts_newest" ON "payouts" USING btree ("partner_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payouts_by_day" ON "payouts" USING btree ("school_id","paid_on");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "attributions" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "commissions" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "partner_balances" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "partner_clicks" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "partner_products" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "partners" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "payouts" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);
--> statement-breakpoint
-- What partners have earned is counted where commissions change, in the currency of each.
create function count_commission() returns trigger language plpgsql as $$
declare
  by_now bigint := 0;
  whose uuid;
begin
  if tg_op <> 'INSERT' then by_now := by_now - old.earned; end if;
  if tg_op <> 'DELETE' then by_now := by_now + new.earned; end if;
  if by_now = 0 then return null; end if;
  select partner_id into whose from attributions where order_id = coalesce(new.order_id, old.order_id);
  update partner_balances set earned = earned + by_now
  where partner_id = whose and currency = coalesce(new.currency, old.currency);
  if not found and tg_op <> 'DELETE' then
    insert into partner_balances as b (school_id, partner_id, currency, earned)
    values (new.school_id, whose, new.currency, by_now)
    on conflict (partner_id, currency) do update set earned = b.earned + excluded.earned;
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger count_commission after insert or update of earned or delete on commissions
for each row execute function count_commission();--> statement-breakpoint
-- A payout is never more than is owed when it is put down; what goes back later may leave a partner paid too much.
create function count_payout() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update partner_balances set paid = paid - old.amount where partner_id = old.partner_id and currency = old.currency;
    return null;
  end if;
  update partner_balances set paid = paid + new.amount
  where partner_id = new.partner_id and currency = new.currency and paid + new.amount <= earned;
  if not found then
    raise exception 'A partner is paid no more than they are owed' using errcode = 'restrict_violation', constraint = 'payouts_owed';
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger count_payout after insert or delete on payouts for each row execute function count_payout();--> statement-breakpoint
-- What was paid stays as it was put down: it is taken back, and put down anew.
create function refuse_changed_payout() returns trigger language plpgsql as $$
begin
  raise exception 'A payout is not changed' using errcode = 'restrict_violation', constraint = 'payouts_changed';
end $$;--> statement-breakpoint
create trigger refuse_changed_payout before update on payouts for each row execute function refuse_changed_payout();
