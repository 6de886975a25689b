CREATE OR REPLACE FUNCTION public.count_commission()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE TRIGGER count_commission AFTER INSERT OR DELETE OR UPDATE OF earned ON public.commissions FOR EACH ROW EXECUTE FUNCTION count_commission();
