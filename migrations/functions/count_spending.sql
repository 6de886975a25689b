CREATE OR REPLACE FUNCTION public.count_spending()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  was bigint := 0;
  is_now bigint := 0;
begin
  if tg_op <> 'INSERT' and old.status in ('PERFORMED', 'CLEARED') then was := old.amount - old.refunded_amount; end if;
  if tg_op <> 'DELETE' and new.status in ('PERFORMED', 'CLEARED') then is_now := new.amount - new.refunded_amount; end if;
  if tg_op = 'UPDATE' and (old.payer_id, old.currency) = (new.payer_id, new.currency) then
    perform spend(new.payer_id, new.currency, is_now - was);
  else
    if tg_op <> 'INSERT' then perform spend(old.payer_id, old.currency, -was); end if;
    if tg_op <> 'DELETE' then perform spend(new.payer_id, new.currency, is_now); end if;
  end if;
  return null;
end $function$;

CREATE TRIGGER count_spending AFTER INSERT OR DELETE OR UPDATE OF status, amount, refunded_amount, payer_id, currency ON public.transactions FOR EACH ROW EXECUTE FUNCTION count_spending();
