ALTER TABLE "fronts" ADD COLUMN "has_product" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "fronts" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "fronts" ADD COLUMN "second_quote_id" uuid;--> statement-breakpoint
ALTER TABLE "fronts" ADD COLUMN "third_quote_id" uuid;--> statement-breakpoint
ALTER TABLE "fronts" ADD COLUMN "quotes_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "look_drafts" ADD COLUMN "tagline" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "look_drafts" ADD COLUMN "intro" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "look_drafts" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "look_drafts" ADD COLUMN "product_id" uuid;--> statement-breakpoint
ALTER TABLE "look_drafts" ADD COLUMN "has_product" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "look_drafts" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "look_drafts" ADD COLUMN "second_quote_id" uuid;--> statement-breakpoint
ALTER TABLE "look_drafts" ADD COLUMN "third_quote_id" uuid;--> statement-breakpoint
ALTER TABLE "look_drafts" ADD COLUMN "quotes_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "past_looks" ADD COLUMN "tagline" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "past_looks" ADD COLUMN "intro" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "past_looks" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "past_looks" ADD COLUMN "product_id" uuid;--> statement-breakpoint
ALTER TABLE "past_looks" ADD COLUMN "has_product" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "past_looks" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "past_looks" ADD COLUMN "second_quote_id" uuid;--> statement-breakpoint
ALTER TABLE "past_looks" ADD COLUMN "third_quote_id" uuid;--> statement-breakpoint
ALTER TABLE "past_looks" ADD COLUMN "quotes_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "fronts" ADD CONSTRAINT "fronts_quote_id_reviews_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fronts" ADD CONSTRAINT "fronts_second_quote_id_reviews_id_fk" FOREIGN KEY ("second_quote_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fronts" ADD CONSTRAINT "fronts_third_quote_id_reviews_id_fk" FOREIGN KEY ("third_quote_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_drafts" ADD CONSTRAINT "look_drafts_picture_id_images_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_drafts" ADD CONSTRAINT "look_drafts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_drafts" ADD CONSTRAINT "look_drafts_quote_id_reviews_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_drafts" ADD CONSTRAINT "look_drafts_second_quote_id_reviews_id_fk" FOREIGN KEY ("second_quote_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_drafts" ADD CONSTRAINT "look_drafts_third_quote_id_reviews_id_fk" FOREIGN KEY ("third_quote_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_looks" ADD CONSTRAINT "past_looks_picture_id_images_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_looks" ADD CONSTRAINT "past_looks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_looks" ADD CONSTRAINT "past_looks_quote_id_reviews_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_looks" ADD CONSTRAINT "past_looks_second_quote_id_reviews_id_fk" FOREIGN KEY ("second_quote_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_looks" ADD CONSTRAINT "past_looks_third_quote_id_reviews_id_fk" FOREIGN KEY ("third_quote_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- What is published is carried over; looks of before, and a draft, lead with what the school leads with today, since that did not change with them.
UPDATE fronts SET has_product = product_id is not null,
  quote_id = chosen.ids[1], second_quote_id = chosen.ids[2], third_quote_id = chosen.ids[3], quotes_count = cardinality(chosen.ids)
FROM (SELECT front.id, array(SELECT review_id FROM front_quotes WHERE front_quotes.school_id = front.school_id ORDER BY position) AS ids FROM fronts front) chosen
WHERE chosen.id = fronts.id;--> statement-breakpoint
UPDATE past_looks SET tagline = schools.tagline FROM schools WHERE schools.id = past_looks.school_id;--> statement-breakpoint
UPDATE look_drafts SET tagline = schools.tagline FROM schools WHERE schools.id = look_drafts.school_id;--> statement-breakpoint
UPDATE past_looks SET (intro, picture_id, product_id, has_product, quote_id, second_quote_id, third_quote_id, quotes_count) =
  (fronts.intro, fronts.picture_id, fronts.product_id, fronts.has_product, fronts.quote_id, fronts.second_quote_id, fronts.third_quote_id, fronts.quotes_count)
FROM fronts WHERE fronts.school_id = past_looks.school_id;--> statement-breakpoint
UPDATE look_drafts SET (intro, picture_id, product_id, has_product, quote_id, second_quote_id, third_quote_id, quotes_count) =
  (fronts.intro, fronts.picture_id, fronts.product_id, fronts.has_product, fronts.quote_id, fronts.second_quote_id, fronts.third_quote_id, fronts.quotes_count)
FROM fronts WHERE fronts.school_id = look_drafts.school_id;--> statement-breakpoint
CREATE INDEX "fronts_by_quote" ON "fronts" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "fronts_by_second_quote" ON "fronts" USING btree ("second_quote_id");--> statement-breakpoint
CREATE INDEX "fronts_by_third_quote" ON "fronts" USING btree ("third_quote_id");--> statement-breakpoint
CREATE INDEX "look_drafts_by_picture" ON "look_drafts" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "look_drafts_by_product" ON "look_drafts" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "look_drafts_by_quote" ON "look_drafts" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "look_drafts_by_second_quote" ON "look_drafts" USING btree ("second_quote_id");--> statement-breakpoint
CREATE INDEX "look_drafts_by_third_quote" ON "look_drafts" USING btree ("third_quote_id");--> statement-breakpoint
CREATE INDEX "past_looks_by_picture" ON "past_looks" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "past_looks_by_product" ON "past_looks" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "past_looks_by_quote" ON "past_looks" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "past_looks_by_second_quote" ON "past_looks" USING btree ("second_quote_id");--> statement-breakpoint
CREATE INDEX "past_looks_by_third_quote" ON "past_looks" USING btree ("third_quote_id");--> statement-breakpoint
ALTER TABLE "fronts" ADD CONSTRAINT "fronts_product" CHECK ("fronts"."has_product" or "fronts"."product_id" is null);--> statement-breakpoint
ALTER TABLE "fronts" ADD CONSTRAINT "fronts_quotes" CHECK ("fronts"."quotes_count" between num_nonnulls("fronts"."quote_id", "fronts"."second_quote_id", "fronts"."third_quote_id") and 3);--> statement-breakpoint
ALTER TABLE "fronts" ADD CONSTRAINT "fronts_quotes_once" CHECK ("fronts"."quote_id" <> "fronts"."second_quote_id" and "fronts"."quote_id" <> "fronts"."third_quote_id" and "fronts"."second_quote_id" <> "fronts"."third_quote_id");--> statement-breakpoint
ALTER TABLE "look_drafts" ADD CONSTRAINT "look_drafts_intro" CHECK (length("look_drafts"."intro") <= 300);--> statement-breakpoint
ALTER TABLE "look_drafts" ADD CONSTRAINT "look_drafts_product" CHECK ("look_drafts"."has_product" or "look_drafts"."product_id" is null);--> statement-breakpoint
ALTER TABLE "look_drafts" ADD CONSTRAINT "look_drafts_quotes" CHECK ("look_drafts"."quotes_count" between num_nonnulls("look_drafts"."quote_id", "look_drafts"."second_quote_id", "look_drafts"."third_quote_id") and 3);--> statement-breakpoint
ALTER TABLE "look_drafts" ADD CONSTRAINT "look_drafts_quotes_once" CHECK ("look_drafts"."quote_id" <> "look_drafts"."second_quote_id" and "look_drafts"."quote_id" <> "look_drafts"."third_quote_id" and "look_drafts"."second_quote_id" <> "look_drafts"."third_quote_id");--> statement-breakpoint
ALTER TABLE "past_looks" ADD CONSTRAINT "past_looks_intro" CHECK (length("past_looks"."intro") <= 300);--> statement-breakpoint
ALTER TABLE "past_looks" ADD CONSTRAINT "past_looks_product" CHECK ("past_looks"."has_product" or "past_looks"."product_id" is null);--> statement-breakpoint
ALTER TABLE "past_looks" ADD CONSTRAINT "past_looks_quotes" CHECK ("past_looks"."quotes_count" between num_nonnulls("past_looks"."quote_id", "past_looks"."second_quote_id", "past_looks"."third_quote_id") and 3);--> statement-breakpoint
ALTER TABLE "past_looks" ADD CONSTRAINT "past_looks_quotes_once" CHECK ("past_looks"."quote_id" <> "past_looks"."second_quote_id" and "past_looks"."quote_id" <> "past_looks"."third_quote_id" and "past_looks"."second_quote_id" <> "past_looks"."third_quote_id");--> statement-breakpoint
DROP POLICY "only_own_school" ON "front_quotes" CASCADE;--> statement-breakpoint
DROP TABLE "front_quotes" CASCADE;--> statement-breakpoint
ALTER TABLE "fronts" DROP COLUMN "version";--> statement-breakpoint
CREATE FUNCTION refuse_strange_front() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if new.product_id is distinct from old.product_id and new.product_id is not null
    and not exists (select from products where id = new.product_id and school_id = new.school_id)
    or new.picture_id is distinct from old.picture_id and new.picture_id is not null
    and not exists (select from images where id = new.picture_id and school_id = new.school_id)
    or exists (
      select from unnest(array[new.quote_id, new.second_quote_id, new.third_quote_id]) quoted
      where quoted is not null and array_position(array[old.quote_id, old.second_quote_id, old.third_quote_id], quoted) is null
        and not exists (select from reviews where id = quoted and school_id = new.school_id))
  then
    raise exception 'A front page leads with what is of its school' using errcode = 'foreign_key_violation', constraint = 'front_strange';
  end if;
  return new;
end $$;--> statement-breakpoint
CREATE TRIGGER refuse_strange_front BEFORE INSERT OR UPDATE ON fronts FOR EACH ROW EXECUTE FUNCTION refuse_strange_front();--> statement-breakpoint
CREATE TRIGGER refuse_strange_front BEFORE INSERT OR UPDATE ON past_looks FOR EACH ROW EXECUTE FUNCTION refuse_strange_front();--> statement-breakpoint
CREATE TRIGGER refuse_strange_front BEFORE INSERT OR UPDATE ON look_drafts FOR EACH ROW EXECUTE FUNCTION refuse_strange_front();
