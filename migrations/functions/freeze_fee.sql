CREATE OR REPLACE FUNCTION public.freeze_fee()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  fee platform_fees;
begin
  select * into fee from platform_fees where currency = new.currency;
  if not found then return new; end if;
  new.platform_fee := round(new.amount::numeric * fee.basis_points / 10000) + fee.fixed_amount;
  new.platform_fee_vat := round(new.platform_fee::numeric * fee.vat_rate / 100);
  if new.platform_fee + new.platform_fee_vat > new.amount then
    -- A fee is never more than what is paid.
    new.platform_fee := round(new.amount::numeric * 100 / (100 + fee.vat_rate));
    new.platform_fee_vat := new.amount - new.platform_fee;
  end if;
  return new;
end $function$;

CREATE TRIGGER freeze_fee BEFORE INSERT ON public.transactions FOR EACH ROW EXECUTE FUNCTION freeze_fee();
