CREATE TABLE "cancel_surveys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"other_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cancel_surveys_reason" CHECK ("cancel_surveys"."reason" in ('no_value', 'expensive', 'alternative', 'technical', 'other')),
	CONSTRAINT "cancel_surveys_other" CHECK (length("cancel_surveys"."other_reason") <= 500)
);
--> statement-breakpoint
ALTER TABLE "cancel_surveys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "membership_periods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"amount" integer NOT NULL,
	"order_id" uuid,
	"state" text NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"unanswered" integer DEFAULT 0 NOT NULL,
	"refused_payment" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_periods_state" CHECK ("membership_periods"."state" in ('trial', 'free', 'open', 'paid', 'unpaid')),
	CONSTRAINT "membership_periods_number" CHECK ("membership_periods"."number" > 0),
	CONSTRAINT "membership_periods_ends" CHECK ("membership_periods"."ends_at" > "membership_periods"."starts_at"),
	CONSTRAINT "membership_periods_paid" CHECK ("membership_periods"."state" not in ('open', 'paid', 'unpaid') or "membership_periods"."order_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "membership_periods" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"months" integer NOT NULL,
	"reduction" jsonb,
	"reduced_charges" integer DEFAULT 0 NOT NULL,
	"anchor_number" integer DEFAULT 1 NOT NULL,
	"anchor_at" timestamp (3) with time zone NOT NULL,
	"period_number" integer DEFAULT 1 NOT NULL,
	"period_ends_at" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone,
	"card_from" uuid,
	"holders_payment" uuid,
	"last_charge" text,
	"last_charge_at" timestamp (3) with time zone,
	"last_charge_reason" text,
	"noticed_number" integer DEFAULT 1 NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"canceled_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_status" CHECK ("memberships"."status" in ('active', 'at_risk', 'canceled')),
	CONSTRAINT "memberships_last_charge" CHECK ("memberships"."last_charge" in ('succeeded', 'past_due')),
	CONSTRAINT "memberships_months" CHECK ("memberships"."months" in (1, 3, 6, 12, -1)),
	CONSTRAINT "memberships_amount" CHECK ("memberships"."amount" >= 0),
	CONSTRAINT "memberships_canceled" CHECK (("memberships"."status" = 'canceled') = ("memberships"."canceled_at" is not null)),
	CONSTRAINT "memberships_ended" CHECK ("memberships"."ended_at" is null or ("memberships"."status" = 'canceled' and "memberships"."next_at" is null))
);
--> statement-breakpoint
ALTER TABLE "memberships" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "subscription_settings" (
	"school_id" uuid PRIMARY KEY DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"grace_days" integer DEFAULT 7 NOT NULL,
	CONSTRAINT "subscription_settings_grace" CHECK ("subscription_settings"."grace_days" between 0 and 21)
);
--> statement-breakpoint
ALTER TABLE "subscription_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_kind";--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_keeps_card";--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_refund_reason";--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_amount";--> statement-breakpoint
ALTER TABLE "admin_mail_refusals" DROP CONSTRAINT "admin_mail_refusals_kind";--> statement-breakpoint
DROP INDEX "orders_one_being_paid";--> statement-breakpoint
DROP INDEX "transactions_one_success";--> statement-breakpoint
ALTER TABLE "saved_cards" ALTER COLUMN "forget_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "renews" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "trial_needs_card" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "charges" integer DEFAULT 1;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "renews_order_id" uuid;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "card_consent" jsonb;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "is_payer_away" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "is_beside" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cancel_surveys" ADD CONSTRAINT "cancel_surveys_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancel_surveys" ADD CONSTRAINT "cancel_surveys_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_periods" ADD CONSTRAINT "membership_periods_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_periods" ADD CONSTRAINT "membership_periods_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_periods" ADD CONSTRAINT "membership_periods_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_settings" ADD CONSTRAINT "subscription_settings_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cancel_surveys_once" ON "cancel_surveys" USING btree ("membership_id");--> statement-breakpoint
CREATE INDEX "cancel_surveys_by_time" ON "cancel_surveys" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_periods_once" ON "membership_periods" USING btree ("membership_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_periods_of_order" ON "membership_periods" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_one_open" ON "memberships" USING btree ("student_id","product_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_of_line" ON "memberships" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "memberships_by_order" ON "memberships" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "memberships_by_time" ON "memberships" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "memberships_by_status" ON "memberships" USING btree ("school_id","status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "memberships_by_student" ON "memberships" USING btree ("school_id","student_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "memberships_by_product" ON "memberships" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "memberships_by_variant" ON "memberships" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "memberships_by_card" ON "memberships" USING btree ("card_from") WHERE card_from is not null;--> statement-breakpoint
CREATE INDEX "memberships_by_holders_payment" ON "memberships" USING btree ("holders_payment") WHERE holders_payment is not null;--> statement-breakpoint
CREATE INDEX "memberships_due" ON "memberships" USING btree ("next_at","id") WHERE next_at is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_renews_own" FOREIGN KEY ("student_id","renews_order_id") REFERENCES "public"."orders"("student_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_renewed" ON "orders" USING btree ("renews_order_id") WHERE renews_order_id is not null;--> statement-breakpoint
CREATE INDEX "saved_cards_of_memberships" ON "saved_cards" USING btree ("account_id") WHERE forget_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_one_unsettled" ON "transactions" USING btree ("order_id") WHERE settled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_being_paid" ON "orders" USING btree ("student_id","product_id") WHERE status = 'paying' and renews_order_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_one_success" ON "transactions" USING btree ("order_id") WHERE status in ('PERFORMED', 'CLEARED') and not is_beside;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_renew" CHECK (not "grants"."renews" or "grants"."source" = 'membership');--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_period_months" CHECK ("variants"."period_months" in (1, 3, 6, 12, -1));--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_trial" CHECK ("variants"."trial_days" between 0 and 365);--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_plan" CHECK ("variants"."payment_model" = 'one_time' or ("variants"."access_days" = 0 and "variants"."access_until" is null and "variants"."seat_prices" is null));--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_trial_of_plan" CHECK ("variants"."trial_days" = 0 or "variants"."period_months" > 0);--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_charges" CHECK ("codes"."charges" between 1 and 120);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_plan" CHECK ("order_lines"."plan" is null or ("order_lines"."kind" in ('main', 'renewal') and "order_lines"."quantity" = 1 and "order_lines"."seats" = 0 and "order_lines"."plan" ?& array['months', 'trialDays', 'amount', 'off']));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_renewal" CHECK ("order_lines"."kind" <> 'renewal' or "order_lines"."plan" is not null);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_kind" CHECK ("order_lines"."kind" in ('main', 'bump', 'upsell', 'renewal'));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_card_consent" CHECK (("transactions"."card_consent" is not null) = (coalesce("transactions"."keeps_card_minutes", 1) = 0));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_beside" CHECK (not "transactions"."is_beside" or "transactions"."refund_reason" is not null);--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_keeps_card" CHECK ("transactions"."keeps_card_minutes" >= 0);--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_refund_reason" CHECK ("transactions"."refund_reason" in ('paid_twice', 'sold_out', 'price_gone', 'withdrawn', 'canceled'));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_amount" CHECK ("transactions"."amount" > 0 or ("transactions"."amount" = 0 and coalesce("transactions"."keeps_card_minutes", 1) = 0));--> statement-breakpoint
ALTER TABLE "admin_mail_refusals" ADD CONSTRAINT "admin_mail_refusals_kind" CHECK ("admin_mail_refusals"."kind" in ('first_student', 'sale', 'withdrawal', 'refund_request', 'dispute', 'renewals'));--> statement-breakpoint
CREATE POLICY "only_own_school" ON "cancel_surveys" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "membership_periods" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "memberships" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "subscription_settings" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);