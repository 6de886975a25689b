CREATE OR REPLACE FUNCTION public.require_support_leave()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  is_operator boolean;
  leave_ends timestamptz;
begin
  select role = 'operator' into is_operator from people where id = new.person_id;
  if new.support_leave_id is null and is_operator is not true then
    return new;
  end if;
  -- Whoever ends the leave meanwhile waits for this, and then finds the session to be ended.
  select expires_at into leave_ends from support_leaves
  where id = new.support_leave_id and school_id = new.school_id and ended_at is null for share;
  if leave_ends is null or is_operator is not true or new.expires_at > leave_ends then
    raise exception 'Operators are in a school by its leave, and no longer'
      using errcode = 'restrict_violation', constraint = 'sessions_by_leave_alone';
  end if;
  return new;
end $function$;

CREATE TRIGGER require_support_leave BEFORE INSERT OR UPDATE OF person_id, expires_at, support_leave_id ON public.sessions FOR EACH ROW EXECUTE FUNCTION require_support_leave();
