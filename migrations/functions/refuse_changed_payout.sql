CREATE OR REPLACE FUNCTION public.refuse_changed_payout()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'A payout is not changed' using errcode = 'restrict_violation', constraint = 'payouts_changed';
end $function$;

CREATE TRIGGER refuse_changed_payout BEFORE UPDATE ON public.payouts FOR EACH ROW EXECUTE FUNCTION refuse_changed_payout();
