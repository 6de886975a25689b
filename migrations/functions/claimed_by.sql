CREATE OR REPLACE FUNCTION public.claimed_by(claim claims)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
	SELECT CASE WHEN claim.state IN ('held', 'kept') THEN claim.quantity ELSE 0 END
$function$;
