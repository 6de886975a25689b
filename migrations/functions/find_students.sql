CREATE OR REPLACE FUNCTION public.find_students(words text[], held uuid[], has_access boolean, at timestamp with time zone, since timestamp with time zone, before timestamp with time zone, sort text, last_at timestamp with time zone, last_id uuid, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET jit TO 'off'
AS $function$
declare
  by_name constant boolean := sort in ('name', '-name');
  place constant text := case when by_name then 'fold(name) collate "C"' else 'created_at' end;
  way constant text := case when sort like '-%' then ' desc' else '' end;
  in_order constant text := ' order by ' || place || way || ', id' || way || ' limit ';
  granted constant text := 'exists (select from grants where grants.school_id = people.school_id and student_id = people.id
    and (ends_at is null or ends_at > $2) and not exists (select from revocations where grant_id = grants.id)';
  days constant text := case when since is null then '' else ' and created_at >= $3' end
    || case when before is null then '' else ' and created_at < $4' end;
  last_name constant text := (
    select fold(name) from people where id = last_id and school_id = current_setting('app.school_id')::uuid and by_name);
  after constant text := case when last_id is null then '' else
    ' and (' || place || ', id) ' || case when way = '' then '>' else '<' end || case when by_name then ' ($7, $6)' else ' ($5, $6)' end
  end;
  stretch constant text := 'school_id = current_setting(''app.school_id'')::uuid and role = ''student''' || after
    || case when by_name then '' else days end;
  narrowed constant text := coalesce(
      (select string_agg(format(' and fold(name || '' '' || email) like %L', '%' || regexp_replace(fold(word), '[\\%_]', '\\\&', 'g') || '%'), '')
      from unnest(words) as word), '')
    || case when held is null then '' else ' and ' || granted || ' and product_id = any ($1))' end
    || case when has_access is null then '' when has_access then ' and ' || granted || ')' else ' and not ' || granted || ')' end
    || case when by_name then days else '' end;
  found uuid[];
begin
  execute 'select array(select id from (select * from people where ' || stretch || in_order
    || case when narrowed = '' then most else 2000 end || ') as people where true' || narrowed || in_order || most || ')'
  into found using held, at, since, before, last_at, last_id, last_name;
  if narrowed <> '' and cardinality(found) < most then
    execute 'select array(select id from (select * from people where ' || stretch || narrowed || ' offset 0) as people' || in_order || most || ')'
    into found using held, at, since, before, last_at, last_id, last_name;
  end if;
  return query select unnest(found);
end $function$;
