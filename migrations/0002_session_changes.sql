-- Tells every process which sessions ended before their time, so that what it remembers of them is forgotten.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions_changed', old.id);
  return null;
end $$;
--> statement-breakpoint
create trigger session_ended after delete on sessions for each row when (old.expires_at > now()) execute function tell_session_ended();
--> statement-breakpoint
create trigger session_ended after delete on operator_sessions for each row when (old.expires_at > now()) execute function tell_session_ended();
--> statement-breakpoint
-- '*': whoever is signed in may be called or allowed something else now.
create function tell_people_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions_changed', '*');
  return null;
end $$;
--> statement-breakpoint
create trigger people_changed after update of role, name, email, language on people for each statement execute function tell_people_changed();
