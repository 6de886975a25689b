-- Who is signed in may be called or allowed something else now: in this school, and in no other.
DROP TRIGGER people_changed ON people;
--> statement-breakpoint
DROP FUNCTION tell_people_changed();
--> statement-breakpoint
CREATE FUNCTION tell_people_changed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('people_changed', new.school_id::text);
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER people_changed AFTER UPDATE OF role, name, email, language, avatar ON people FOR EACH ROW
  WHEN ((old.role, old.name, old.email, old.language, old.avatar) IS DISTINCT FROM (new.role, new.name, new.email, new.language, new.avatar))
  EXECUTE FUNCTION tell_people_changed();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('session_ended', old.id);
  return null;
end $$;
--> statement-breakpoint
-- By row, so that what is written in all schools at once (a sweep of uploads, and what it clears elsewhere) tells of those it was
-- written in, and a statement that changed nothing tells nothing.
CREATE OR REPLACE FUNCTION tell_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('content_changed', coalesce(new.school_id, old.school_id)::text);
  return null;
end $$;
--> statement-breakpoint
DO $$
declare
  trigger_there record;
begin
  for trigger_there in
    select tgrelid::regclass as of_table, pg_get_triggerdef(oid) as definition
    from pg_trigger where tgfoid = 'tell_content_changed'::regproc and tgrelid <> 'schools'::regclass
  loop
    execute format('drop trigger content_changed on %s', trigger_there.of_table);
    execute replace(trigger_there.definition, 'FOR EACH STATEMENT', 'FOR EACH ROW');
  end loop;
end $$;
--> statement-breakpoint
CREATE FUNCTION tell_school_changed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('content_changed', coalesce(new.id, old.id)::text);
  return null;
end $$;
--> statement-breakpoint
DROP TRIGGER content_changed ON schools;
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON schools FOR EACH ROW EXECUTE FUNCTION tell_school_changed();
