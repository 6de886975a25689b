CREATE OR REPLACE FUNCTION public.check_owned()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE TRIGGER check_owned BEFORE INSERT ON public.claims FOR EACH ROW WHEN (((new.resource = 'owned'::text) AND (new.state <> 'released'::text))) EXECUTE FUNCTION check_owned();

CREATE TRIGGER check_owned_again BEFORE UPDATE OF state ON public.claims FOR EACH ROW WHEN (((new.resource = 'owned'::text) AND (old.state = 'released'::text) AND (new.state <> 'released'::text))) EXECUTE FUNCTION check_owned();
