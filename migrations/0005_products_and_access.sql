-- A bundle holds products of its school that are no bundles, and nothing else holds any.
CREATE FUNCTION refuse_nested_bundle() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if (select kind from products where id = new.bundle_id) is distinct from 'bundle'
    or coalesce((select kind from products where id = new.product_id), 'bundle') = 'bundle'
  then
    raise exception 'A bundle holds products that are no bundles' using errcode = 'check_violation', constraint = 'inclusions_kinds';
  end if;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER refuse_nested_bundle BEFORE INSERT OR UPDATE OF bundle_id, product_id ON inclusions FOR EACH ROW EXECUTE FUNCTION refuse_nested_bundle();
--> statement-breakpoint
-- Only a download of the school has files.
CREATE FUNCTION refuse_files_elsewhere() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if (select kind from products where id = new.download_id) is distinct from 'download' then
    raise exception 'Only a download has files' using errcode = 'check_violation', constraint = 'download_files_kind';
  end if;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER refuse_files_elsewhere BEFORE INSERT OR UPDATE OF download_id ON download_files FOR EACH ROW EXECUTE FUNCTION refuse_files_elsewhere();
--> statement-breakpoint
-- Nobody can buy a download that holds nothing: none is published without a file, and none that is loses its last.
CREATE FUNCTION refuse_empty_download() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  held uuid;
begin
  if tg_table_name = 'products' then held := new.id; else held := old.download_id; end if;
  if exists (select from products where id = held and kind = 'download' and status = 'published')
    and not exists (select from download_files where download_id = held)
  then
    raise exception 'A download on the site holds a file' using errcode = 'check_violation', constraint = 'products_download_files';
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER refuse_empty_download AFTER INSERT OR UPDATE OF status, kind ON products FOR EACH ROW
  WHEN (new.kind = 'download' and new.status = 'published') EXECUTE FUNCTION refuse_empty_download();
--> statement-breakpoint
CREATE TRIGGER refuse_empty_download AFTER DELETE ON download_files FOR EACH ROW EXECUTE FUNCTION refuse_empty_download();
--> statement-breakpoint
-- Nobody can buy a community without topics: none is published without one, and none that is loses its last.
CREATE FUNCTION refuse_empty_community() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  sold uuid;
begin
  if tg_table_name = 'products' then sold := new.id; else sold := old.product_id; end if;
  perform from products where id = sold and kind = 'community' and status = 'published' for update;
  if found and not exists (select from topics where product_id = sold) then
    raise exception 'A community on the site holds a topic' using errcode = 'restrict_violation', constraint = 'products_community_topics';
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER refuse_empty_community AFTER INSERT OR UPDATE OF status, kind ON products FOR EACH ROW
  WHEN (new.kind = 'community' and new.status = 'published') EXECUTE FUNCTION refuse_empty_community();
--> statement-breakpoint
CREATE TRIGGER refuse_empty_community AFTER DELETE OR UPDATE OF product_id ON topics FOR EACH ROW
  WHEN (old.product_id is not null) EXECUTE FUNCTION refuse_empty_community();
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
-- Whatever has a price can be offered beside a purchase, and after it. What has a time that is chosen waits for its buyer to choose it.
CREATE FUNCTION refuse_bump() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if not exists (
    select from products sold, products offered join variants on variants.product_id = offered.id
    where sold.id = new.product_id and sold.school_id = new.school_id
      and offered.id = new.offered_product_id and offered.school_id = new.school_id
      and variants.id = new.variant_id
  ) then
    raise exception 'A bump offers a price of a product of its own school' using errcode = 'check_violation', constraint = 'bumps_offered';
  end if;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER refuse_bump BEFORE INSERT OR UPDATE OF product_id, offered_product_id, variant_id, school_id ON bumps FOR EACH ROW EXECUTE FUNCTION refuse_bump();
--> statement-breakpoint
-- What cannot be offered beside a purchase cannot be offered after it.
CREATE TRIGGER refuse_upsell BEFORE INSERT OR UPDATE OF product_id, offered_product_id, variant_id, school_id ON upsells FOR EACH ROW EXECUTE FUNCTION refuse_bump();
--> statement-breakpoint
CREATE FUNCTION refuse_length_of_timed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM products WHERE id = new.product_id AND kind IN ('live_event', 'consultation')) THEN
		RAISE EXCEPTION 'What takes place at a time has no length of access' USING ERRCODE = 'check_violation', CONSTRAINT = 'variants_timed', TABLE = 'variants';
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_length_of_timed BEFORE INSERT OR UPDATE OF access_days, access_until, product_id ON variants FOR EACH ROW
	WHEN (new.access_days <> 0 OR new.access_until IS NOT NULL) EXECUTE FUNCTION refuse_length_of_timed();
--> statement-breakpoint
-- A right to an event that has an end lasts until a week after it, however it was given; one to a consultation does not end by itself.
CREATE FUNCTION outlast_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	sold record;
BEGIN
	SELECT kind, takes_place_until INTO sold FROM products WHERE id = new.product_id;
	IF sold.kind = 'consultation' OR (sold.kind = 'live_event' AND sold.takes_place_until IS NULL) THEN
		new.ends_at := NULL;
	ELSIF sold.kind = 'live_event' THEN
		new.ends_at := greatest(new.ends_at, sold.takes_place_until + interval '7 days');
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER outlast_event BEFORE INSERT OR UPDATE OF ends_at ON grants FOR EACH ROW
	WHEN (new.ends_at IS NOT NULL) EXECUTE FUNCTION outlast_event();
--> statement-breakpoint
-- What came with a right lasts as long as it.
CREATE FUNCTION outlast_with_whole() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE grants SET ends_at = new.ends_at, told_days_before = NULL
	WHERE student_id = new.student_id AND source = 'event' AND source_id = new.id AND ends_at = old.ends_at;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER outlast_with_whole AFTER UPDATE OF ends_at ON grants FOR EACH ROW
	WHEN (new.ends_at IS NULL OR new.ends_at > old.ends_at) EXECUTE FUNCTION outlast_with_whole();
--> statement-breakpoint
CREATE FUNCTION follow_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE grants SET ends_at = new.takes_place_until + interval '7 days', told_days_before = NULL
	WHERE product_id = new.id AND ends_at > now() AND ends_at < new.takes_place_until + interval '7 days';
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_event AFTER UPDATE OF takes_place_until ON products FOR EACH ROW
	WHEN (new.kind = 'live_event' AND new.takes_place_until > coalesce(old.takes_place_until, '-infinity')) EXECUTE FUNCTION follow_event();
