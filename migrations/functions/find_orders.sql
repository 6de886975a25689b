CREATE OR REPLACE FUNCTION public.find_orders(words text[], whole_number text, of_status text, since timestamp with time zone, before timestamp with time zone, sort text, last_id uuid, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  own constant text := 'school_id = current_setting(''app.school_id'')::uuid';
  by_amount constant boolean := sort in ('amount', '-amount');
  place constant text := case when by_amount then 'amount' else 'created_at' end;
  way constant text := case when sort like '-%' then ' desc nulls last' else ' asc nulls first' end;
  in_order constant text := ' order by ' || place || way || ', id' || way;
  stretch constant text := own
    || case when of_status is null then '' else ' and status = $2' end
    || case when since is null then '' else ' and created_at >= $3' end
    || case when before is null then '' else ' and created_at < $4' end
    || case when last_id is null then '' else ' and (' || place || ', id) ' || case when sort like '-%' then '<' else '>' end
      || case when by_amount then ' ($6, $7)' else ' ($5, $7)' end end;
  narrowed constant text := ' and (number = $1 or ' || (select string_agg(word_condition(word, 'orders'), ' and ') from unnest(words) as word) || ')';
  last_at timestamptz;
  last_amount int;
  found uuid[];
begin
  select created_at, amount into last_at, last_amount from orders
  where id = last_id and school_id = current_setting('app.school_id')::uuid;
  if by_amount and most is not null then
    execute 'select array(select id from (select * from orders where ' || stretch || in_order || ' limit 2000) as orders where true'
      || narrowed || in_order || ' limit ' || most || ')'
    into found using whole_number, of_status, since, before, last_at, last_amount, last_id;
    if cardinality(found) = most then
      return query select unnest(found);
      return;
    end if;
  end if;
  return query execute 'select id from orders where ' || stretch || narrowed || in_order || ' limit $8'
  using whole_number, of_status, since, before, last_at, last_amount, last_id, most;
end $function$;
