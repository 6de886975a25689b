CREATE OR REPLACE FUNCTION public.refuse_more_than(for_each integer, claim claims)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
	IF for_each IS NOT NULL AND (
		SELECT sum(quantity) FROM claims
		WHERE resource = claim.resource AND resource_id = claim.resource_id AND state <> 'released' AND holders && claim.holders
	) > for_each THEN
		RAISE check_violation USING MESSAGE = format('A buyer may have %s %s times', claim.resource_id, for_each);
	END IF;
END $function$;
