CREATE TABLE "plan_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"months" integer NOT NULL,
	"replaces_number" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "plan_changes_months" CHECK ("plan_changes"."months" in (1, 3, 6, 12, -1)),
	CONSTRAINT "plan_changes_amount" CHECK ("plan_changes"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "plan_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "price_announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"from" timestamp (3) with time zone NOT NULL,
	"asked_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_announcements_amount" CHECK ("price_announcements"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "price_announcements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "later_variant_id" uuid;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "later_amount" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "later_months" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "later_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "later_by" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "announcement_id" uuid;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_announcements" ADD CONSTRAINT "price_announcements_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_announcements" ADD CONSTRAINT "price_announcements_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_announcements" ADD CONSTRAINT "price_announcements_asked_by_id_people_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_changes_of_order" ON "plan_changes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "plan_changes_by_membership" ON "plan_changes" USING btree ("membership_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "plan_changes_by_variant" ON "plan_changes" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "price_announcements_by_time" ON "price_announcements" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "price_announcements_by_variant" ON "price_announcements" USING btree ("variant_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "price_announcements_by_person" ON "price_announcements" USING btree ("asked_by_id");--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_later_variant_id_variants_id_fk" FOREIGN KEY ("later_variant_id") REFERENCES "public"."variants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_announcement_id_price_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."price_announcements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_by_later_variant" ON "memberships" USING btree ("later_variant_id") WHERE later_variant_id is not null;--> statement-breakpoint
CREATE INDEX "memberships_by_announcement" ON "memberships" USING btree ("announcement_id") WHERE announcement_id is not null;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_later_by" CHECK ("memberships"."later_by" in ('holder', 'school'));--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_later_months" CHECK ("memberships"."later_months" in (1, 3, 6, 12, -1));--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_later" CHECK (num_nonnulls("memberships"."later_variant_id", "memberships"."later_amount", "memberships"."later_months", "memberships"."later_from", "memberships"."later_by") in (0, 5) and "memberships"."later_amount" > 0);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "plan_changes" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "price_announcements" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);