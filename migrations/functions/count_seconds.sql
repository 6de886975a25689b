CREATE OR REPLACE FUNCTION public.count_seconds()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select role from people where id = new.person_id) <> 'student' then return null; end if;
  insert into film_second_changes (id, school_id, lecture_id, video_id, second, viewers)
  select gen_random_uuid(), new.school_id, new.lecture_id, new.video_id, edge.second, edge.viewers
  from unnest(new.seen - case tg_op when 'UPDATE' then old.seen else '{}'::int4multirange end) as part,
    lateral (values (lower(part), 1), (upper(part), -1)) as edge(second, viewers)
  union all select gen_random_uuid(), new.school_id, new.lecture_id, new.video_id, -1, 1 where tg_op = 'INSERT';
  return null;
end $function$;

CREATE TRIGGER count_seconds AFTER INSERT OR UPDATE OF seen ON public.film_views FOR EACH ROW EXECUTE FUNCTION count_seconds();
