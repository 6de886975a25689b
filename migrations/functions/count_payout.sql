CREATE OR REPLACE FUNCTION public.count_payout()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE TRIGGER count_payout AFTER INSERT OR DELETE ON public.payouts FOR EACH ROW EXECUTE FUNCTION count_payout();
