CREATE TABLE "checkout_reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"billing" jsonb NOT NULL,
	"code" text NOT NULL,
	"language" text NOT NULL,
	"key_digest" text NOT NULL,
	"consent_text" text NOT NULL,
	"consent_version" integer NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"token_digest" text,
	CONSTRAINT "checkout_reminders_quantity" CHECK ("checkout_reminders"."quantity" > 0),
	CONSTRAINT "checkout_reminders_link" CHECK (("checkout_reminders"."reminded_at" is null) = ("checkout_reminders"."token_digest" is null)),
	CONSTRAINT "checkout_reminders_language" CHECK ("checkout_reminders"."language" in ('en', 'pl')),
	CONSTRAINT "checkout_reminders_email_domain" CHECK (octet_length(split_part("checkout_reminders"."email", '@', 2)) = length(split_part("checkout_reminders"."email", '@', 2)))
);
--> statement-breakpoint
ALTER TABLE "checkout_reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "checkout_reminders" ADD CONSTRAINT "checkout_reminders_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_reminders" ADD CONSTRAINT "checkout_reminders_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_reminders" ADD CONSTRAINT "checkout_reminders_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_reminders_once" ON "checkout_reminders" USING btree ("school_id","product_id",lower("email"));--> statement-breakpoint
CREATE INDEX "checkout_reminders_by_product" ON "checkout_reminders" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "checkout_reminders_by_variant" ON "checkout_reminders" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "checkout_reminders_by_key" ON "checkout_reminders" USING btree ("key_digest");--> statement-breakpoint
CREATE INDEX "checkout_reminders_waiting" ON "checkout_reminders" USING btree ("updated_at") WHERE reminded_at is null;--> statement-breakpoint
CREATE INDEX "checkout_reminders_told" ON "checkout_reminders" USING btree ("reminded_at") WHERE reminded_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_reminders_token" ON "checkout_reminders" USING btree ("token_digest") WHERE token_digest is not null;--> statement-breakpoint
CREATE POLICY "only_own_school" ON "checkout_reminders" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);