CREATE OR REPLACE FUNCTION public.find_transactions(words text[], whole_number text, of_status text, of_type text, of_product uuid, since timestamp with time zone, before timestamp with time zone, sort text, last_id uuid, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET jit TO 'off'
AS $function$
declare
  own constant text := 'school_id = current_setting(''app.school_id'')::uuid';
  by_amount constant boolean := sort in ('amount', '-amount');
  place constant text := case when by_amount then 'amount' else 'created_at' end;
  way constant text := case when sort like '-%' then ' desc' else '' end;
  in_order constant text := ' order by ' || place || way || ', id' || way || ' limit ';
  days constant text := case when since is null then '' else ' and created_at >= $3' end
    || case when before is null then '' else ' and created_at < $4' end;
  subscribed constant text := 'order_id in (select order_id from order_lines join variants on variants.id = variant_id
    where variants.' || own || ' and payment_model = ''membership'')';
  stretch constant text := own
    || case when last_id is null then '' else
      ' and (' || place || ', id) ' || case when way = '' then '>' else '<' end || case when by_amount then ' ($7, $5)' else ' ($6, $5)' end
      end
    || case of_status when 'returned' then ' and refunded_amount > 0' else '' end
    || case when of_status in ('pending', 'completed', 'failed') then ' and (case when status in (''PERFORMED'', ''CLEARED'') then ''completed''
      when status in (''FAILURE'', ''ERROR'', ''CANCELED'') then ''failed'' else ''pending'' end) = $8' else '' end
    || case when by_amount then '' else days end;
  narrowed constant text := case when by_amount then days else '' end
    || case when words is null then '' else ' and order_id in (select id from orders where ' || own || ' and (number = $1 or ' || (
        select string_agg(format('search_text like %L', '%' || regexp_replace(fold(word), '[\\%_]', '\\\&', 'g') || '%'), ' and ')
        from unnest(words) as word) || '))' end
    || case when of_product is null then '' else ' and order_id in (select order_id from order_lines where product_id = $2)' end
    || case of_type when 'subscription' then ' and ' || subscribed when 'one_time' then ' and not ' || subscribed else '' end;
  last_at timestamptz;
  last_amount int;
  found uuid[];
begin
  select created_at, amount into last_at, last_amount from transactions
  where id = last_id and school_id = current_setting('app.school_id')::uuid;
  execute 'select array(select id from (select * from transactions where ' || stretch || in_order
    || case when narrowed = '' then most else 2000 end || ') as transactions where true' || narrowed || in_order || most || ')'
  into found using whole_number, of_product, since, before, last_id, last_at, last_amount, of_status;
  if narrowed <> '' and cardinality(found) < most then
    execute 'select array(select id from (select * from transactions where ' || stretch || narrowed || ' offset 0) as transactions'
      || in_order || most || ')'
    into found using whole_number, of_product, since, before, last_id, last_at, last_amount, of_status;
  end if;
  return query select unnest(found);
end $function$;
