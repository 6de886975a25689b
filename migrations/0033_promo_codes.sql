CREATE TABLE "code_products" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"code_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "code_products_code_id_product_id_pk" PRIMARY KEY("code_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "code_products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"currency" text NOT NULL,
	"is_for_all_products" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"uses_limit" integer,
	"uses_per_person" integer,
	"minimum_amount" integer DEFAULT 0 NOT NULL,
	"is_for_first_purchase" boolean DEFAULT false NOT NULL,
	"announced_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"uses_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "codes_kind" CHECK ("codes"."kind" in ('percent', 'amount')),
	CONSTRAINT "codes_value" CHECK ("codes"."value" > 0 and ("codes"."kind" = 'amount' or "codes"."value" <= 100)),
	CONSTRAINT "codes_dates" CHECK ("codes"."ends_at" > "codes"."starts_at"),
	CONSTRAINT "codes_minimum" CHECK ("codes"."minimum_amount" >= 0),
	CONSTRAINT "codes_uses" CHECK ("codes"."uses_count" >= 0 and "codes"."uses_count" <= "codes"."uses_limit"),
	CONSTRAINT "codes_uses_per_person" CHECK ("codes"."uses_per_person" > 0),
	CONSTRAINT "codes_first_purchase" CHECK (not "codes"."is_for_first_purchase" or coalesce("codes"."uses_per_person", 0) = 1)
);
--> statement-breakpoint
ALTER TABLE "codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "claims" DROP CONSTRAINT "claims_resource";--> statement-breakpoint
ALTER TABLE "line_discounts" DROP CONSTRAINT "line_discounts_source";--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "holders" text[];--> statement-breakpoint
ALTER TABLE "line_discounts" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "code_products" ADD CONSTRAINT "code_products_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_products" ADD CONSTRAINT "code_products_code_id_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_products" ADD CONSTRAINT "code_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_products_by_product" ON "code_products" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "codes_code" ON "codes" USING btree ("school_id",lower("code"));--> statement-breakpoint
CREATE INDEX "codes_newest" ON "codes" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "claims_by_holder" ON "claims" USING gin ("holders") WHERE holders is not null;--> statement-breakpoint
CREATE INDEX "people_by_plain_email" ON "people" USING btree ("school_id",regexp_replace(lower("email"), '[+][^@]*@', '@'));--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_holders" CHECK (("claims"."resource" = 'code') = ("claims"."holders" is not null));--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_resource" CHECK ("claims"."resource" in ('package', 'code'));--> statement-breakpoint
ALTER TABLE "line_discounts" ADD CONSTRAINT "line_discounts_code" CHECK (("line_discounts"."source" = 'code') = ("line_discounts"."code" is not null));--> statement-breakpoint
ALTER TABLE "line_discounts" ADD CONSTRAINT "line_discounts_source" CHECK ("line_discounts"."source" in ('promotion', 'evergreen', 'code'));--> statement-breakpoint
CREATE POLICY "only_own_school" ON "code_products" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "codes" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
-- As before, and uses of codes: the row of the code makes whoever claims it wait for one another, so each sees what the others had.
CREATE OR REPLACE FUNCTION count_claims() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	claimed record := coalesce(new, old);
	moved integer := 0;
	for_each integer;
BEGIN
	IF tg_op <> 'INSERT' AND old.state <> 'released' THEN moved := moved - old.quantity; END IF;
	IF tg_op <> 'DELETE' AND new.state <> 'released' THEN moved := moved + new.quantity; END IF;
	IF moved = 0 THEN RETURN NULL; END IF;
	CASE claimed.resource
		WHEN 'package' THEN UPDATE promotions SET packages_sold = packages_sold + moved WHERE id = claimed.resource_id;
		WHEN 'code' THEN
			UPDATE codes SET uses_count = uses_count + moved WHERE id = claimed.resource_id RETURNING uses_per_person INTO for_each;
	END CASE;
	IF NOT FOUND AND tg_op <> 'DELETE' THEN
		RAISE foreign_key_violation USING MESSAGE = format('There is no %s %s to claim', claimed.resource, claimed.resource_id);
	END IF;
	IF moved > 0 AND for_each IS NOT NULL AND (
		SELECT sum(quantity) FROM claims
		WHERE resource = claimed.resource AND resource_id = claimed.resource_id AND state <> 'released' AND holders && claimed.holders
	) > for_each THEN
		RAISE check_violation USING MESSAGE = format('A buyer may use %s %s times', claimed.resource_id, for_each);
	END IF;
	RETURN NULL;
END $$;
