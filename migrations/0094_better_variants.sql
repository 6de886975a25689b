ALTER TABLE "claims" DROP CONSTRAINT "claims_resource";--> statement-breakpoint
ALTER TABLE "line_discounts" DROP CONSTRAINT "line_discounts_source";--> statement-breakpoint
ALTER TABLE "withdrawals" DROP CONSTRAINT "withdrawals_verdict";--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_refund_reason";--> statement-breakpoint
CREATE UNIQUE INDEX "claims_owned_once" ON "claims" USING btree ("resource_id") WHERE resource = 'owned' and state <> 'released';--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_resource" CHECK ("claims"."resource" in ('code', 'stock', 'place', 'share', 'package', 'slot', 'owned'));--> statement-breakpoint
ALTER TABLE "line_discounts" ADD CONSTRAINT "line_discounts_source" CHECK ("line_discounts"."source" in ('promotion', 'evergreen', 'seats', 'bump', 'upsell', 'code', 'owned'));--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_verdict" CHECK ("withdrawals"."verdict" in ('accepted', 'waived', 'dated_event', 'performed', 'too_late', 'counted'));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_refund_reason" CHECK ("transactions"."refund_reason" in ('paid_twice', 'sold_out', 'price_gone', 'withdrawn'));--> statement-breakpoint
-- As it was; what is owned is counted by nothing: one claim of a line is all there can be (claims_owned_once).
CREATE OR REPLACE FUNCTION count_claims() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	claimed record := coalesce(new, old);
	moved integer := 0;
	for_each integer;
BEGIN
	IF claimed.resource IN ('slot', 'owned') THEN RETURN NULL; END IF;
	IF tg_op <> 'INSERT' AND (old.state = 'held' OR old.state = 'kept' AND old.resource <> 'place') THEN moved := moved - old.quantity; END IF;
	IF tg_op <> 'DELETE' AND (new.state = 'held' OR new.state = 'kept' AND new.resource <> 'place') THEN moved := moved + new.quantity; END IF;
	IF moved = 0 THEN RETURN NULL; END IF;
	CASE claimed.resource
		WHEN 'package' THEN UPDATE promotions SET packages_sold = packages_sold + moved WHERE id = claimed.resource_id;
		WHEN 'stock', 'place' THEN UPDATE products SET stock_sold = stock_sold + moved WHERE id = claimed.resource_id;
		-- Who claims of what each buyer may have only so much waits until whoever was here before has committed.
		WHEN 'share' THEN SELECT quantity_per_student INTO for_each FROM products WHERE id = claimed.resource_id FOR NO KEY UPDATE;
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
		RAISE check_violation USING MESSAGE = format('A buyer may have %s %s times', claimed.resource_id, for_each);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A line counts towards an order of the same buyer for the same product, and for no more than was paid for it and is not back.
CREATE FUNCTION check_owned() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	worth integer;
BEGIN
	SELECT greatest(0, least(line.amount - line.returned_amount, coalesce(paid.amount - paid.refunded_amount - paid.refunding_amount, 0)))
		+ coalesce((SELECT sum(amount) FROM line_discounts WHERE line_id = line.id AND source = 'owned'), 0)
		INTO worth
		FROM order_lines line
		JOIN orders bought ON bought.id = line.order_id AND bought.fulfilled_at IS NOT NULL AND bought.id <> new.order_id
		JOIN orders better ON better.id = new.order_id AND better.student_id = bought.student_id
			AND better.product_id = line.product_id AND better.currency = line.currency
		LEFT JOIN transactions paid ON paid.order_id = bought.id AND paid.status IN ('PERFORMED', 'CLEARED')
		WHERE line.id = new.resource_id;
	IF NOT FOUND THEN
		RAISE foreign_key_violation USING MESSAGE = format('There is no line %s to count', new.resource_id);
	END IF;
	IF worth < new.quantity THEN
		RAISE check_violation USING MESSAGE = format('Of line %s there is only %s to count', new.resource_id, worth);
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER check_owned BEFORE INSERT ON claims FOR EACH ROW
	WHEN (new.resource = 'owned' AND new.state <> 'released') EXECUTE FUNCTION check_owned();
--> statement-breakpoint
CREATE TRIGGER check_owned_again BEFORE UPDATE OF state ON claims FOR EACH ROW
	WHEN (new.resource = 'owned' AND old.state = 'released' AND new.state <> 'released') EXECUTE FUNCTION check_owned();
