CREATE OR REPLACE FUNCTION public.money_stands_at(t transactions)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select case
    when t.collected_by = 'school' then 'own_gateway'
    when exists (select from ledger_pending where transaction_id = t.id) then 'platform_pending'
    else 'platform_available'
  end
$function$;
