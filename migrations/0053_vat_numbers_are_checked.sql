CREATE TABLE "vat_checks" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"number" text NOT NULL,
	"outcome" text,
	"name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"consultation" text,
	"since" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"ask_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	CONSTRAINT "vat_checks_outcome" CHECK ("vat_checks"."outcome" in ('valid', 'invalid', 'unanswered')),
	CONSTRAINT "vat_checks_settled" CHECK (("vat_checks"."outcome" is null) = ("vat_checks"."ask_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "vat_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "vat_checks" ADD CONSTRAINT "vat_checks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vat_checks" ADD CONSTRAINT "vat_checks_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vat_checks_due" ON "vat_checks" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE POLICY "only_own_school" ON "vat_checks" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);