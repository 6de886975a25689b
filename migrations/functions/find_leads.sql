CREATE OR REPLACE FUNCTION public.find_leads(words text, of_form uuid, since timestamp with time zone, before timestamp with time zone, is_handled boolean, last_at timestamp with time zone, last_id uuid, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return query execute '
    select id from leads
    where school_id = current_setting(''app.school_id'')::uuid and ' || word_condition(words, 'leads')
    || case when of_form is null then '' else ' and form_id = $2' end
    || case when since is null then '' else ' and created_at >= $3' end
    || case when before is null then '' else ' and created_at < $4' end
    || case when is_handled is null then '' when is_handled then ' and handled_at is not null' else ' and handled_at is null' end
    || case when last_at is null then '' else ' and (created_at, id) < ($5, $6)' end
    || ' order by created_at desc nulls last, id desc nulls last limit $7'
  using words, of_form, since, before, last_at, last_id, most;
end $function$;
