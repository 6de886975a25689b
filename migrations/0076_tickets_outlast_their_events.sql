-- What takes place at a time has no length of access.
UPDATE variants SET access_days = 0, access_until = NULL FROM products
WHERE products.id = variants.product_id AND products.kind IN ('live_event', 'consultation')
	AND (variants.access_days <> 0 OR variants.access_until IS NOT NULL);
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
--> statement-breakpoint
-- What was given for too short a time before.
UPDATE grants SET ends_at = greatest(ends_at, products.takes_place_until + interval '7 days'), told_days_before = NULL FROM products
WHERE products.id = grants.product_id AND products.kind = 'live_event' AND products.takes_place_until + interval '7 days' > now()
	AND grants.ends_at < products.takes_place_until + interval '7 days';
--> statement-breakpoint
UPDATE grants SET ends_at = NULL, told_days_before = NULL FROM products
WHERE products.id = grants.product_id AND products.kind = 'consultation' AND (grants.ends_at > now() OR EXISTS (
	SELECT FROM bookings WHERE bookings.grant_id = grants.id AND bookings.state = 'booked' AND bookings.ends_at > now()));
