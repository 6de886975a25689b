CREATE OR REPLACE FUNCTION public.freeze_collector()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Where there is no such account, the foreign key says so.
  new.collected_by := coalesce((select collected_by from payment_accounts where id = new.account_id), new.collected_by);
  return new;
end $function$;

CREATE TRIGGER freeze_collector BEFORE INSERT ON public.transactions FOR EACH ROW EXECUTE FUNCTION freeze_collector();
