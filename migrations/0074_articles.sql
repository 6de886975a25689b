CREATE TABLE "article_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"slug" text NOT NULL,
	"article_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_addresses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "article_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "article_photos_position" CHECK ("article_photos"."position" between 1 and 24)
);
--> statement-breakpoint
ALTER TABLE "article_photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "article_products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "article_products_position" CHECK ("article_products"."position" between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "article_products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "article_tags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "article_tags_position" CHECK ("article_tags"."position" between 1 and 8)
);
--> statement-breakpoint
ALTER TABLE "article_tags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"minutes_to_read" integer DEFAULT 1 NOT NULL,
	"author_id" uuid,
	"cover_id" uuid,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "articles_title" CHECK (length(trim("articles"."title")) > 0),
	CONSTRAINT "articles_slug_shape" CHECK ("articles"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "articles_minutes_to_read" CHECK ("articles"."minutes_to_read" > 0),
	CONSTRAINT "articles_seo_title" CHECK (length("articles"."seo_title") <= 70),
	CONSTRAINT "articles_seo_description" CHECK (length("articles"."seo_description") <= 150),
	CONSTRAINT "articles_out_with_text" CHECK ("articles"."published_at" is null or "articles"."body" <> '')
);
--> statement-breakpoint
ALTER TABLE "articles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "article_addresses" ADD CONSTRAINT "article_addresses_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_addresses" ADD CONSTRAINT "article_addresses_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_photos" ADD CONSTRAINT "article_photos_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_photos" ADD CONSTRAINT "article_photos_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_photos" ADD CONSTRAINT "article_photos_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_products" ADD CONSTRAINT "article_products_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_products" ADD CONSTRAINT "article_products_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_products" ADD CONSTRAINT "article_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tags" ADD CONSTRAINT "article_tags_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tags" ADD CONSTRAINT "article_tags_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_id_images_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "article_addresses_slug" ON "article_addresses" USING btree ("school_id","slug");--> statement-breakpoint
CREATE INDEX "article_addresses_by_article" ON "article_addresses" USING btree ("article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "article_photos_once" ON "article_photos" USING btree ("article_id","image_id");--> statement-breakpoint
CREATE INDEX "article_photos_by_image" ON "article_photos" USING btree ("image_id");--> statement-breakpoint
CREATE UNIQUE INDEX "article_products_once" ON "article_products" USING btree ("article_id","product_id");--> statement-breakpoint
CREATE INDEX "article_products_by_product" ON "article_products" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "article_tags_once" ON "article_tags" USING btree ("article_id","slug");--> statement-breakpoint
CREATE INDEX "article_tags_by_slug" ON "article_tags" USING btree ("school_id","slug","article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_slug" ON "articles" USING btree ("school_id","slug");--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_out" ON "articles" USING btree ("school_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "articles_by_author" ON "articles" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "articles_by_cover" ON "articles" USING btree ("cover_id");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "article_addresses" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "article_photos" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "article_products" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "article_tags" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "articles" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
create trigger content_changed after insert or update or delete on articles for each row execute function tell_content_changed();--> statement-breakpoint
create trigger content_changed after insert or update or delete on article_tags for each row execute function tell_content_changed();--> statement-breakpoint
create trigger content_changed after insert or update or delete on article_photos for each row execute function tell_content_changed();--> statement-breakpoint
create trigger content_changed after insert or update or delete on article_products for each row execute function tell_content_changed();
