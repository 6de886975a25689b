-- Whether a search_text has a word. An index of trigrams is read to the end of each that the word has: "gmail.com" has those of nearly
-- all. So of a word of several parts it is asked without those at its ends that half of all have, and what is found for the whole.
CREATE FUNCTION public.word_condition(word text, relation text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  whole constant text := fold(word);
  -- Texts that stand for all of them, as they were when the relation was last analyzed.
  usual constant text[] := coalesce((select histogram_bounds::text::text[] from pg_stats
    where schemaname = 'public' and tablename = relation and attname = 'search_text'), '{}');
  telling text := whole;
  outer_part text;
  rest text;
begin
  foreach outer_part in array array['[[:alnum:]]+[^[:alnum:]]*$', '^[^[:alnum:]]*[[:alnum:]]+'] loop
    loop
      rest := regexp_replace(telling, outer_part, '');
      exit when rest !~ '[[:alnum:]]{3}' or (select count(*) * 2 <= cardinality(usual) from unnest(usual) as each
        where strpos(each, substring(telling from '[^[:alnum:]]*' || outer_part || '[^[:alnum:]]*')) > 0);
      telling := rest;
    end loop;
  end loop;
  return (select string_agg(format('%s like %L', searched, '%' || regexp_replace(part, '[\\%_]', '\\\&', 'g') || '%'), ' and ')
    from (values ('search_text', telling), ('search_text || ''''', nullif(whole, telling))) as parts (searched, part) where part is not null);
end $function$;
--> statement-breakpoint
-- As before, but by word_condition.
CREATE OR REPLACE FUNCTION public.find_students(words text[], held uuid[], has_access boolean, ends_by timestamp with time zone, at timestamp with time zone, since timestamp with time zone, before timestamp with time zone, tag uuid, never_seen boolean, seen_since timestamp with time zone, seen_before timestamp with time zone, spent bigint, in_currency text, has_consent boolean, sort text, last_at timestamp with time zone, last_id uuid, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET jit TO 'off'
AS $function$
declare
  own constant text := 'school_id = current_setting(''app.school_id'')::uuid';
  by_name constant boolean := sort in ('name', '-name');
  way constant text := case when sort like '-%' then ' desc' else '' end;
  than constant text := case when way = '' then '>' else '<' end;
  place constant text := case when by_name then 'fold(name) collate "C"' else 'created_at' end;
  marked_place constant text := case when by_name then 'name_key collate "C"' else 'joined_at' end;
  in_order constant text := ' order by ' || place || way || ', id' || way || ' limit ';
  in_marked_order constant text := ' order by ' || marked_place || way || ', student_id' || way || ' limit ';
  last_place constant text := case when by_name then ' ($7, $6)' else ' ($5, $6)' end;
  granted constant text := 'from grants where grants.school_id = people.school_id and student_id = people.id
    and (ends_at is null or ends_at > $2) and not exists (select from revocations where grant_id = grants.id)';
  consented constant text := 'exists (select from leads where leads.school_id = people.school_id
    and lower(leads.email) = lower(people.email) and consented_at is not null)';
  days constant text := case when since is null then '' else ' and created_at >= $3' end
    || case when before is null then '' else ' and created_at < $4' end;
  last_name constant text := (
    select fold(name) from people where id = last_id and school_id = current_setting('app.school_id')::uuid and by_name);
  after constant text := case when last_id is null then '' else ' and (' || place || ', id) ' || than || last_place end;
  stretch constant text := own || ' and role = ''student''' || after || case when by_name then '' else days end;
  seen constant text := case when never_seen then ' and last_seen_at is null' else
    case when seen_since is null then '' else ' and last_seen_at >= $9' end || case when seen_before is null then '' else ' and last_seen_at < $10' end end;
  -- What one row says of a student, of which the first leads to them.
  marks constant text[] := array_remove(array[
    case when tag is null then null else 'tagged_students where ' || own || ' and tag_id = $8' end,
    case when spent is null then null else 'student_spending where ' || own || ' and currency = $12 and amount >= $11' end,
    case when seen = '' then null else 'student_visits where ' || own || seen end
  ], null);
  narrowed constant text := coalesce((select string_agg(' and ' || word_condition(word, 'people'), '') from unnest(words) as word), '')
    || case when held is null then '' else ' and exists (select ' || granted || ' and product_id = any ($1))' end
    || case when has_access then ' and exists (select ' || granted || ')' else '' end
    || case when ends_by is null then '' else ' and exists (select from grants where grants.school_id = people.school_id and student_id = people.id
      and ends_at > $2 and ends_at <= $13 and not exists (select from revocations where grant_id = grants.id))' end
    || case when has_consent is null then '' when has_consent then ' and ' || consented else ' and not ' || consented end
    || case when by_name then days else '' end;
  -- Of all students those without any access are found by putting them beside all grants, of the few that are looked at each by its own.
  of_all constant text := narrowed || case when not has_access then ' and not exists (select ' || granted || ')' else '' end;
  of_each constant text := narrowed || case when not has_access then ' and (select true ' || granted || ' limit 1) is null' else '' end;
  other_marks constant text := coalesce((select string_agg(' and exists (select from ' || mark || ' and student_id = marked.student_id)', '') from unnest(marks[2:]) as mark), '');
  of_people constant text := ' and exists (select from people where people.id = marked.student_id';
  marked_after constant text := case when last_id is null then '' else ' and (' || marked_place || ', student_id) ' || than || last_place end
    || case when since is null then '' else ' and joined_at >= $3' end || case when before is null then '' else ' and joined_at < $4' end;
  -- The list that is read in its order: of who has the tag, of who paid anything, of all by when they were here last, or of all. From the
  -- second and the third, whose indexes have all that is asked for, more are read.
  is_marked constant boolean := marks <> '{}' or (by_name and of_each <> '');
  listed constant text := case when tag is not null then marks[1]
    when spent is not null then 'student_spending where ' || own || ' and currency = $12' else 'student_visits where ' || own end;
  listed_with constant text := case when tag is not null then '' when spent is not null then ', amount' else ', last_seen_at' end;
  of_listed constant text := case when tag is not null then '' when spent is not null then ' and amount >= $11' else seen end;
  key constant text := case when by_name then 'name_key' else 'joined_at' end;
  -- Who was last here before some time had joined by then: those who came since are not looked at.
  joined_by_then constant text := case when seen_before is null then '' else ' and joined_at < $10' end;
  filters constant text := case when of_all = '' then '' else of_people || of_all || ')' end || of_listed || other_marks;
  -- How many of the list are looked at, and how many if too few of them are what is asked for: what one in a thousand has is among the more.
  looked_at constant int[] := case when case when is_marked then filters else of_each end = '' then array[most]
    when is_marked and filters = of_listed then array[20000] else array[2000, 20000] end;
  -- So few who spent a sum are put in order themselves: of who paid far more are looked at in their order before enough of them are met.
  few constant int := 1500;
  is_of_few boolean := false;
  marked constant text := 'select array(select student_id from (select student_id, ' || key;
  found uuid[];
  looking_at int;
  asked text;
begin
  if spent is not null and tag is null then
    select count(*) <= few into is_of_few from (select from student_spending
      where school_id = current_setting('app.school_id')::uuid and currency = in_currency and amount >= spent limit few + 1) as spenders;
  end if;
  asked := case when is_marked
    then marked || listed_with || ' from ' || listed || marked_after || joined_by_then
      || in_marked_order || '$14) as marked where true' || filters || in_marked_order || most || ')'
    else 'select array(select id from (select * from people where ' || stretch || in_order || '$14) as people where true' || of_each || in_order || most || ')' end;
  foreach looking_at in array looked_at loop
    exit when is_of_few;
    execute asked into found using held, at, since, before, last_at, last_id, last_name, tag, seen_since, seen_before, spent, in_currency, ends_by, looking_at;
    exit when cardinality(found) >= most;
  end loop;
  if is_of_few or (of_all <> '' or marks <> '{}') and cardinality(found) < most then
    asked := case when marks <> '{}'
      then marked || ' from ' || marks[1] || marked_after || ' offset 0) as marked where true' || case when of_all = '' then '' else of_people || of_all || ')' end || other_marks || in_marked_order || most || ')'
      else 'select array(select id from (select id, created_at, name from people where ' || stretch || of_all || ' offset 0) as people' || in_order || most || ')' end;
    execute asked into found using held, at, since, before, last_at, last_id, last_name, tag, seen_since, seen_before, spent, in_currency, ends_by;
  end if;
  return query select unnest(found);
end $function$;
--> statement-breakpoint
-- As before, but by word_condition.
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
--> statement-breakpoint
DROP FUNCTION find_leads(text, uuid, timestamp with time zone, timestamp with time zone, boolean, timestamp with time zone, uuid, integer);
--> statement-breakpoint
-- As before, but by word_condition.
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
