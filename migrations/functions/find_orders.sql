CREATE OR REPLACE FUNCTION public.find_orders(words text[], whole_number text, of_status text, since timestamp with time zone, before timestamp with time zone, last_at timestamp with time zone, last_id uuid, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return query execute '
    select id from orders
    where school_id = current_setting(''app.school_id'')::uuid and (number = $1 or '
    || (
      select string_agg(format('search_text like %L', '%' || regexp_replace(fold(word), '[\\%_]', '\\\&', 'g') || '%'), ' and ')
      from unnest(words) as word
    ) || ')'
    || case when of_status is null then '' else ' and status = $2' end
    || case when since is null then '' else ' and created_at >= $3' end
    || case when before is null then '' else ' and created_at < $4' end
    || case when last_at is null then '' else ' and (created_at, id) < ($5, $6)' end
    || ' order by created_at desc nulls last, id desc nulls last limit $7'
  using whole_number, of_status, since, before, last_at, last_id, most;
end $function$;
