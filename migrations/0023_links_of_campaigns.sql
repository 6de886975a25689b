CREATE TABLE "campaign_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"campaign" text NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_links_once" UNIQUE("product_id","campaign"),
	CONSTRAINT "campaign_links_name" CHECK (length("campaign_links"."name") between 1 and 120),
	CONSTRAINT "campaign_links_campaign" CHECK ("campaign_links"."campaign" <> '')
);
--> statement-breakpoint
ALTER TABLE "campaign_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "campaign_links" ADD CONSTRAINT "campaign_links_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_links" ADD CONSTRAINT "campaign_links_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_links_newest" ON "campaign_links" USING btree ("product_id","is_archived","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_visits_by_campaign" ON "product_visits" USING btree ("product_id","campaign") WHERE campaign <> '';--> statement-breakpoint
CREATE INDEX "orders_by_campaign" ON "orders" USING btree ("school_id","campaign") WHERE campaign <> '';--> statement-breakpoint
CREATE POLICY "only_own_school" ON "campaign_links" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);