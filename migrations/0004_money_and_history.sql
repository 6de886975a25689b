-- Whoever makes a price waits for a school that is choosing another currency, and the other way about.
CREATE FUNCTION sell_in_school_currency() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  sold_in text;
begin
  select currency into sold_in from schools where id = new.school_id for share;
  if new.currency is distinct from sold_in then
    raise exception 'A school sells in one currency' using errcode = 'restrict_violation', constraint = 'variants_in_school_currency';
  end if;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER sell_in_school_currency BEFORE INSERT OR UPDATE OF currency, school_id ON variants FOR EACH ROW EXECUTE FUNCTION sell_in_school_currency();
--> statement-breakpoint
CREATE FUNCTION leave_no_price_behind() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (
    select from products join variants on variants.product_id = products.id
    where products.school_id = new.id and variants.currency <> (select currency from schools where id = new.id)
  ) then
    raise exception 'All prices of a school follow its currency' using errcode = 'restrict_violation', constraint = 'schools_prices_in_currency';
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER leave_no_price_behind AFTER UPDATE OF currency ON schools DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION leave_no_price_behind();
--> statement-breakpoint
-- What went back is counted beside its payment and beside the line it is for: checks there refuse more than was paid, and than the line cost.
create function count_refund() returns trigger language plpgsql as $$
declare
  done integer := 0;
  asked integer := 0;
begin
  if tg_op <> 'INSERT' then
    done := done - case old.state when 'done' then old.amount else 0 end;
    asked := asked - case old.state when 'asked' then old.amount else 0 end;
  end if;
  if tg_op <> 'DELETE' then
    done := done + case new.state when 'done' then new.amount else 0 end;
    asked := asked + case new.state when 'asked' then new.amount else 0 end;
  end if;
  update transactions set
    refunded_amount = refunded_amount + done,
    refunding_amount = refunding_amount + asked,
    refunded_at = case when done > 0 then new.settled_at else refunded_at end
  where id = coalesce(new.transaction_id, old.transaction_id);
  update order_lines set returned_amount = returned_amount + done + asked
  where id = coalesce(new.line_id, old.line_id) and done + asked <> 0;
  return null;
end $$;
--> statement-breakpoint
create trigger refund_counts after insert or delete or update of state, amount on refunds for each row execute function count_refund();
--> statement-breakpoint
-- While the payer's bank may return the money, nobody else asks for that: it would go back twice. What the bank itself returned is done when it is
-- put down. A dispute is put down under the lock of its payment, as refunds are.
create function refuse_refund_of_disputed() returns trigger language plpgsql as $$
begin
  if exists (select from disputes where transaction_id = new.transaction_id and state = 'open') then
    raise exception 'A payment is not refunded while its payer asks their own bank for the money: it could go back twice'
      using errcode = 'restrict_violation', constraint = 'refunds_disputed';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger refuse_refund_of_disputed before insert on refunds for each row when (new.state = 'asked') execute function refuse_refund_of_disputed();
--> statement-breakpoint
-- What partners have earned is counted where commissions change, in the currency of each.
create function count_commission() returns trigger language plpgsql as $$
declare
  by_now bigint := 0;
  whose uuid;
begin
  if tg_op <> 'INSERT' then by_now := by_now - old.earned; end if;
  if tg_op <> 'DELETE' then by_now := by_now + new.earned; end if;
  if by_now = 0 then return null; end if;
  select partner_id into whose from attributions where order_id = coalesce(new.order_id, old.order_id);
  update partner_balances set earned = earned + by_now
  where partner_id = whose and currency = coalesce(new.currency, old.currency);
  if not found and tg_op <> 'DELETE' then
    insert into partner_balances as b (school_id, partner_id, currency, earned)
    values (new.school_id, whose, new.currency, by_now)
    on conflict (partner_id, currency) do update set earned = b.earned + excluded.earned;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger count_commission after insert or update of earned or delete on commissions
for each row execute function count_commission();
--> statement-breakpoint
-- A payout is never more than is owed when it is put down; what goes back later may leave a partner paid too much.
create function count_payout() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update partner_balances set paid = paid - old.amount where partner_id = old.partner_id and currency = old.currency;
    return null;
  end if;
  update partner_balances set paid = paid + new.amount
  where partner_id = new.partner_id and currency = new.currency and paid + new.amount <= earned;
  if not found then
    raise exception 'A partner is paid no more than they are owed' using errcode = 'restrict_violation', constraint = 'payouts_owed';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger count_payout after insert or delete on payouts for each row execute function count_payout();
--> statement-breakpoint
-- What was paid stays as it was put down: it is taken back, and put down anew.
create function refuse_changed_payout() returns trigger language plpgsql as $$
begin
  raise exception 'A payout is not changed' using errcode = 'restrict_violation', constraint = 'payouts_changed';
end $$;
--> statement-breakpoint
create trigger refuse_changed_payout before update on payouts for each row execute function refuse_changed_payout();
--> statement-breakpoint
-- For what is only ever added to, whoever asks.
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'What is written in % stays as it is', tg_table_name USING ERRCODE = 'insufficient_privilege';
END $$;
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
CREATE TRIGGER refuse_rewriting BEFORE UPDATE OR DELETE ON price_history FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER refuse_rewriting BEFORE UPDATE ON audit_entries FOR EACH ROW
WHEN (NOT adds_to_deed(old, new) OR (old.admin_id IS DISTINCT FROM new.admin_id AND pg_trigger_depth() = 0)) EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER refuse_deleting BEFORE DELETE ON audit_entries FOR EACH ROW
WHEN (current_setting('app.ends_keeping', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
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
