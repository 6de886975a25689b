CREATE OR REPLACE FUNCTION public.spend(payer uuid, in_currency text, more bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into student_spending as spent (school_id, student_id, currency, amount, joined_at, name_key)
  select school_id, id, in_currency, more, created_at, fold(name) from people where id = payer and role = 'student' and more <> 0
  on conflict (student_id, currency) do update set amount = spent.amount + excluded.amount
$function$;
