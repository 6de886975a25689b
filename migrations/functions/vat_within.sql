CREATE OR REPLACE FUNCTION public.vat_within(amount bigint, rate integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when coalesce(rate, 0) = 0 then 0 else round(amount::numeric * rate / (100 + rate)) end::bigint
$function$;
