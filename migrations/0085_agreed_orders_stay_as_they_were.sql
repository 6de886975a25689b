-- What was agreed stays as it was: of an order and its lines only what happens to them is written later.
CREATE TRIGGER refuse_rewriting BEFORE UPDATE ON orders FOR EACH ROW
WHEN (to_jsonb(old) - '{status,settled_at,fulfilled_at,upsell_declined_at,search_text}'::text[]
	IS DISTINCT FROM to_jsonb(new) - '{status,settled_at,fulfilled_at,upsell_declined_at,search_text}'::text[])
EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER refuse_deleting BEFORE DELETE ON orders FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER refuse_rewriting BEFORE UPDATE ON order_lines FOR EACH ROW
WHEN (to_jsonb(old) - 'returned_amount' IS DISTINCT FROM to_jsonb(new) - 'returned_amount')
EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER refuse_deleting BEFORE DELETE ON order_lines FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER refuse_rewriting BEFORE UPDATE OR DELETE ON line_discounts FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
