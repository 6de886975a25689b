CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"pool_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"token_digest" text,
	"status" text DEFAULT 'sent' NOT NULL,
	"person_id" uuid,
	"language" text NOT NULL,
	"sendings" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "invitations_status" CHECK ("invitations"."status" in ('sent', 'accepted', 'revoked')),
	CONSTRAINT "invitations_email" CHECK (octet_length(split_part("invitations"."email", '@', 2)) = length(split_part("invitations"."email", '@', 2))),
	CONSTRAINT "invitations_settled" CHECK (("invitations"."status" = 'sent') = ("invitations"."settled_at" is null)),
	CONSTRAINT "invitations_person" CHECK ("invitations"."person_id" is null or "invitations"."status" <> 'sent')
);
--> statement-breakpoint
ALTER TABLE "invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "seat_pools" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"bought" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"access_days" integer NOT NULL,
	"access_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "seat_pools_bought" CHECK ("seat_pools"."bought" > 0),
	CONSTRAINT "seat_pools_taken" CHECK ("seat_pools"."taken" between 0 and "seat_pools"."bought")
);
--> statement-breakpoint
ALTER TABLE "seat_pools" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "line_discounts" DROP CONSTRAINT "line_discounts_source";--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "seat_prices" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "seats" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_pool_id_seat_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."seat_pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_pools" ADD CONSTRAINT "seat_pools_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_pools" ADD CONSTRAINT "seat_pools_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_pools" ADD CONSTRAINT "seat_pools_buyer_id_people_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_pools" ADD CONSTRAINT "seat_pools_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_pools" ADD CONSTRAINT "seat_pools_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token" ON "invitations" USING btree ("token_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_once" ON "invitations" USING btree ("pool_id",lower("email")) WHERE status <> 'revoked';--> statement-breakpoint
CREATE INDEX "invitations_by_pool" ON "invitations" USING btree ("pool_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invitations_by_person" ON "invitations" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seat_pools_line" ON "seat_pools" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "seat_pools_by_buyer" ON "seat_pools" USING btree ("buyer_id","product_id","created_at","id");--> statement-breakpoint
CREATE INDEX "seat_pools_by_product" ON "seat_pools" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "seat_pools_by_variant" ON "seat_pools" USING btree ("variant_id");--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_seat_prices" CHECK (jsonb_typeof("variants"."seat_prices") = 'array');--> statement-breakpoint
ALTER TABLE "line_discounts" ADD CONSTRAINT "line_discounts_source" CHECK ("line_discounts"."source" in ('promotion', 'evergreen', 'seats', 'code'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_seats" CHECK ("order_lines"."seats" in ("order_lines"."quantity" - 1, "order_lines"."quantity"));--> statement-breakpoint
CREATE POLICY "only_own_school" ON "invitations" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "seat_pools" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);
--> statement-breakpoint
-- What is handed out of a pool is counted with the invitation; the pool's check refuses one too many.
CREATE FUNCTION count_seats() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	invited record := coalesce(new, old);
	moved integer := 0;
BEGIN
	IF tg_op <> 'INSERT' AND old.status <> 'revoked' THEN moved := moved - 1; END IF;
	IF tg_op <> 'DELETE' AND new.status <> 'revoked' THEN moved := moved + 1; END IF;
	IF moved <> 0 THEN UPDATE seat_pools SET taken = taken + moved WHERE id = invited.pool_id; END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_seats AFTER INSERT OR UPDATE OR DELETE ON invitations FOR EACH ROW EXECUTE FUNCTION count_seats();
