CREATE OR REPLACE FUNCTION public.erase_belongings(person uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  stays constant text[] := array['comments', 'replies', 'posts', 'votes', 'reviews', 'reports', 'moderation_cases', 'grants', 'tickets', 'bookings', 'file_loads'];
  belonging record;
begin
  for belonging in
    select conrelid::regclass as "table", attname as "column" from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'people'::regclass and confdeltype = 'c' and cardinality(conkey) = 1 and relname <> all (stays)
    order by relname
  loop
    execute format('delete from %s where %I = $1', belonging."table", belonging."column") using person;
  end loop;
  update survey_responses set student_id = null where student_id = person;
  delete from merged_accounts where student_id = person and not exists (select from orders where bought_as_id = merged_accounts.id);
  delete from admin_invitations where lower(email) = (select lower(email) from people where id = person);
end $function$;
