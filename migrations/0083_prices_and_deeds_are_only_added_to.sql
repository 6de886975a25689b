ALTER TABLE "price_history" DROP CONSTRAINT "price_history_variant_id_variants_id_fk";
--> statement-breakpoint
DROP INDEX "price_history_by_variant";--> statement-breakpoint
DROP INDEX "price_history_current";--> statement-breakpoint
ALTER TABLE "price_history" ALTER COLUMN "amount" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "price_history" ADD COLUMN "number" integer;--> statement-breakpoint
-- A price that ended without another is ended by a row of its own.
INSERT INTO price_history (id, school_id, variant_id, amount, currency, applied_from, applied_until)
SELECT uuidv7(), school_id, variant_id, NULL, currency, applied_until, applied_until FROM (
	SELECT *, lead(applied_from) OVER (PARTITION BY variant_id ORDER BY applied_from, applied_until, id) AS next_from FROM price_history
) ended WHERE applied_until < coalesce(next_from, 'infinity');
--> statement-breakpoint
UPDATE price_history SET number = ordered.number FROM (
	SELECT id, row_number() OVER (PARTITION BY variant_id ORDER BY applied_from, applied_until, amount IS NULL, id) AS number FROM price_history
) ordered WHERE ordered.id = price_history.id;
--> statement-breakpoint
ALTER TABLE "price_history" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "price_history_in_order" ON "price_history" USING btree ("variant_id","number");--> statement-breakpoint
ALTER TABLE "price_history" DROP COLUMN "applied_until";--> statement-breakpoint
-- For what is only ever added to, whoever asks.
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'What is written in % stays as it is', tg_table_name USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_rewriting BEFORE UPDATE OR DELETE ON price_history FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
-- A call of several units of work may say later what it was about, and an account that is deleted is named no more.
CREATE FUNCTION adds_to_deed(before audit_entries, after audit_entries) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT (before.id, before.school_id, before.deed, before.area, before.created_at) IS NOT DISTINCT FROM
			(after.id, after.school_id, after.deed, after.area, after.created_at)
		AND coalesce(before.subject = after.subject, before.subject IS NULL)
		AND coalesce(before.url = after.url, before.url IS NULL)
		AND coalesce(before.admin_id = after.admin_id, after.admin_id IS NULL)
$$;
--> statement-breakpoint
CREATE TRIGGER refuse_rewriting BEFORE UPDATE ON audit_entries FOR EACH ROW
WHEN (NOT adds_to_deed(old, new) OR (old.admin_id IS DISTINCT FROM new.admin_id AND pg_trigger_depth() = 0)) EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER refuse_deleting BEFORE DELETE ON audit_entries FOR EACH ROW
WHEN (current_setting('app.ends_keeping', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
-- The one way out of the audit list: deletes so many of what was kept long enough and writes that down in the list of each school, once
-- for each time it is done.
CREATE FUNCTION end_deeds(before timestamptz, at_most integer, ended_at timestamptz) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE ended integer;
BEGIN
	PERFORM set_config('app.ends_keeping', 'on', true);
	WITH gone AS (
		DELETE FROM audit_entries WHERE id IN (SELECT id FROM audit_entries WHERE created_at < before LIMIT at_most) RETURNING school_id
	), told AS (
		INSERT INTO audit_entries (id, school_id, deed, area, subject, created_at)
		SELECT uuidv7(), schools.id, 'end-of-keeping', 'moderation', to_char(before AT TIME ZONE schools.time_zone, 'YYYY-MM-DD'), ended_at
		FROM schools WHERE schools.id IN (SELECT school_id FROM gone) AND NOT EXISTS (
			SELECT FROM audit_entries WHERE school_id = schools.id AND area = 'moderation' AND created_at = ended_at AND deed = 'end-of-keeping')
	)
	SELECT count(*) INTO ended FROM gone;
	PERFORM set_config('app.ends_keeping', 'off', true);
	RETURN ended;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION end_deeds FROM public;
