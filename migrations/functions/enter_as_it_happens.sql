CREATE OR REPLACE FUNCTION public.enter_as_it_happens()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  earned integer;
begin
  case tg_table_name
    when 'transactions' then perform enter_payment(new);
    when 'orders' then perform enter_sale(new);
    when 'refunds' then perform enter_refund(new);
    when 'disputes' then perform enter_dispute(new);
    when 'commissions' then
      earned := new.earned - case tg_op when 'INSERT' then 0 else old.earned end;
      perform enter_in_ledger(new.school_id, 'commission', uuidv7(), new.currency, null, new.order_id, now(),
        array['commissions', 'owed_partners'], array[earned, -earned]);
    when 'payouts' then
      if tg_op = 'INSERT' then
        perform enter_in_ledger(new.school_id, 'payout', new.id, new.currency, null, null, new.created_at,
          array['owed_partners', 'partners_paid'], array[new.amount, -new.amount]);
      else
        perform enter_in_ledger(old.school_id, 'payout_undone', old.id, old.currency, null, null, now(),
          array['partners_paid', 'owed_partners'], array[old.amount, -old.amount]);
      end if;
    when 'ledger_corrections' then
      perform enter_in_ledger(new.school_id, 'correction', new.id, new.currency, null, null, new.created_at,
        array[new.account, 'corrections'], array[new.amount, -new.amount]);
  end case;
  return null;
end $function$;

CREATE TRIGGER enter_commission AFTER INSERT OR UPDATE OF earned ON public.commissions FOR EACH ROW EXECUTE FUNCTION enter_as_it_happens();

CREATE TRIGGER enter_disputed AFTER INSERT OR UPDATE OF state ON public.disputes FOR EACH ROW EXECUTE FUNCTION enter_as_it_happens();

CREATE TRIGGER enter_correction AFTER INSERT ON public.ledger_corrections FOR EACH ROW EXECUTE FUNCTION enter_as_it_happens();

CREATE TRIGGER enter_now_sold AFTER UPDATE OF status ON public.orders FOR EACH ROW WHEN (((new.status = ANY (ARRAY['paid'::text, 'partly_refunded'::text, 'refunded'::text])) AND (old.status <> ALL (ARRAY['paid'::text, 'partly_refunded'::text, 'refunded'::text])))) EXECUTE FUNCTION enter_as_it_happens();

CREATE TRIGGER enter_sold AFTER INSERT ON public.orders FOR EACH ROW WHEN ((new.status = ANY (ARRAY['paid'::text, 'partly_refunded'::text, 'refunded'::text]))) EXECUTE FUNCTION enter_as_it_happens();

CREATE TRIGGER enter_payout AFTER INSERT OR DELETE ON public.payouts FOR EACH ROW EXECUTE FUNCTION enter_as_it_happens();

CREATE TRIGGER enter_given_back AFTER INSERT ON public.refunds FOR EACH ROW WHEN ((new.state = 'done'::text)) EXECUTE FUNCTION enter_as_it_happens();

CREATE TRIGGER enter_now_given_back AFTER UPDATE OF state ON public.refunds FOR EACH ROW WHEN (((new.state = 'done'::text) AND (old.state <> 'done'::text))) EXECUTE FUNCTION enter_as_it_happens();

CREATE TRIGGER enter_now_paid AFTER UPDATE OF status ON public.transactions FOR EACH ROW WHEN (((new.status = ANY (ARRAY['PERFORMED'::text, 'CLEARED'::text])) AND (old.status <> ALL (ARRAY['PERFORMED'::text, 'CLEARED'::text])))) EXECUTE FUNCTION enter_as_it_happens();

CREATE TRIGGER enter_paid AFTER INSERT ON public.transactions FOR EACH ROW WHEN ((new.status = ANY (ARRAY['PERFORMED'::text, 'CLEARED'::text]))) EXECUTE FUNCTION enter_as_it_happens();
