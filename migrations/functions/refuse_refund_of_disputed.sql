CREATE OR REPLACE FUNCTION public.refuse_refund_of_disputed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from disputes where transaction_id = new.transaction_id and state = 'open') then
    raise exception 'A payment is not refunded while its payer asks their own bank for the money: it could go back twice'
      using errcode = 'restrict_violation', constraint = 'refunds_disputed';
  end if;
  return new;
end $function$;

CREATE TRIGGER refuse_refund_of_disputed BEFORE INSERT ON public.refunds FOR EACH ROW WHEN ((new.state = 'asked'::text)) EXECUTE FUNCTION refuse_refund_of_disputed();
