CREATE OR REPLACE FUNCTION public.unite_film_views(kept_id uuid, gone_id uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into film_second_changes (id, school_id, lecture_id, video_id, second, viewers)
  select gen_random_uuid(), gone.school_id, gone.lecture_id, gone.video_id, edge.second, edge.viewers
  from film_views gone join film_views kept using (lecture_id, video_id), lateral (
    select lower(part), -1 from unnest(gone.seen) as part
    union all select upper(part), 1 from unnest(gone.seen) as part
    union all select -1, -1
  ) as edge(second, viewers)
  where gone.person_id = gone_id and kept.person_id = kept_id;
  update film_views kept set seen = kept.seen + gone.seen from film_views gone
  where kept.person_id = kept_id and gone.person_id = gone_id and (gone.lecture_id, gone.video_id) = (kept.lecture_id, kept.video_id);
  delete from film_views gone using film_views kept
  where kept.person_id = kept_id and gone.person_id = gone_id and (gone.lecture_id, gone.video_id) = (kept.lecture_id, kept.video_id);
  update film_views set person_id = kept_id where person_id = gone_id;
$function$;
