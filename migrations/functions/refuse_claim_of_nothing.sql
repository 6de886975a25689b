CREATE OR REPLACE FUNCTION public.refuse_claim_of_nothing(claim claims)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
	RAISE foreign_key_violation USING MESSAGE = format('There is no %s %s to claim', claim.resource, claim.resource_id);
END $function$;
