CREATE OR REPLACE FUNCTION public.adds_to_deed(before audit_entries, after audit_entries)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
	SELECT (before.id, before.school_id, before.deed, before.area, before.created_at) IS NOT DISTINCT FROM
			(after.id, after.school_id, after.deed, after.area, after.created_at)
		AND coalesce(before.subject = after.subject, before.subject IS NULL)
		AND coalesce(before.url = after.url, before.url IS NULL)
		AND coalesce(before.admin_id = after.admin_id, after.admin_id IS NULL)
$function$;
