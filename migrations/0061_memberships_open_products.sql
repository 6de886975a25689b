CREATE TABLE "openings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"everything" boolean DEFAULT false NOT NULL,
	"category_id" uuid,
	"product_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "openings_once" UNIQUE NULLS NOT DISTINCT("membership_id","everything","category_id","product_id"),
	CONSTRAINT "openings_of_one" CHECK ("openings"."everything"::int + ("openings"."category_id" is not null)::int + ("openings"."product_id" is not null)::int = 1)
);
--> statement-breakpoint
ALTER TABLE "openings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_membership_id_products_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "openings_by_product" ON "openings" USING btree ("product_id") WHERE product_id is not null;--> statement-breakpoint
CREATE INDEX "openings_by_category" ON "openings" USING btree ("category_id") WHERE category_id is not null;--> statement-breakpoint
CREATE INDEX "openings_wide" ON "openings" USING btree ("school_id") WHERE product_id is null;--> statement-breakpoint
CREATE POLICY "only_own_school" ON "openings" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);
--> statement-breakpoint
-- Only a membership of the school opens something, and only what has no places of which there are so many.
CREATE FUNCTION refuse_strange_opening() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if (new.product_id is not null and not exists (select from products where id = new.product_id))
    or (new.category_id is not null and not exists (select from categories where id = new.category_id))
  then
    raise exception 'A membership opens what is of its school' using errcode = 'foreign_key_violation', constraint = 'openings_strange';
  end if;
  if (select kind from products where id = new.membership_id) is distinct from 'membership'
    or (select kind from products where id = new.product_id) not in ('course', 'download', 'community')
  then
    raise exception 'A membership opens courses, downloads and communities' using errcode = 'check_violation', constraint = 'openings_kinds';
  end if;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER refuse_strange_opening BEFORE INSERT OR UPDATE ON openings FOR EACH ROW EXECUTE FUNCTION refuse_strange_opening();
--> statement-breakpoint
-- Nobody can buy a membership for which nothing was chosen.
CREATE FUNCTION refuse_empty_membership() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  sold uuid;
begin
  if tg_table_name = 'products' then sold := new.id; else sold := old.membership_id; end if;
  perform from products where id = sold and kind = 'membership' and status = 'published' for update;
  if found and not exists (select from openings where membership_id = sold) then
    raise exception 'A membership on the site opens something' using errcode = 'restrict_violation', constraint = 'products_membership_openings';
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER refuse_empty_membership AFTER INSERT OR UPDATE OF status, kind ON products FOR EACH ROW
  WHEN (new.kind = 'membership' and new.status = 'published') EXECUTE FUNCTION refuse_empty_membership();
--> statement-breakpoint
CREATE TRIGGER refuse_empty_membership AFTER DELETE ON openings FOR EACH ROW EXECUTE FUNCTION refuse_empty_membership();
--> statement-breakpoint
-- What somebody got by a membership is theirs as what they bought is: it is not deleted.
CREATE FUNCTION refuse_deleting_opened() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (
    select from openings join grants on grants.product_id = openings.membership_id
    where openings.school_id = old.school_id and (openings.product_id = old.id or (not old.is_hidden
      and (openings.everything or openings.category_id = old.category_id)))
  ) then
    raise exception 'A member has it' using errcode = 'restrict_violation', constraint = 'products_opened';
  end if;
  return old;
end $$;
--> statement-breakpoint
CREATE TRIGGER refuse_deleting_opened BEFORE DELETE ON products FOR EACH ROW
  WHEN (old.published_at is not null and old.kind in ('course', 'download', 'community')) EXECUTE FUNCTION refuse_deleting_opened();
--> statement-breakpoint
-- What a membership opens is shown to visitors.
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON openings FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
