ALTER TABLE "student_visits" ADD COLUMN "has_consent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "student_visits_by_consent_and_joining" ON "student_visits" USING btree ("school_id","has_consent","joined_at","student_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "student_visits_by_consent_and_name" ON "student_visits" USING btree ("school_id","has_consent","name_key" collate "C","student_id","last_seen_at");--> statement-breakpoint
update student_visits set has_consent = true from people
where people.id = student_id and exists (select from leads
  where leads.school_id = people.school_id and lower(leads.email) = lower(people.email) and consented_at is not null);--> statement-breakpoint
-- What a lead agreed to, or no longer does, is noted beside whoever has its address.
create function note_consent() returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $function$
begin
  update student_visits set has_consent = not has_consent from people
  where people.id = student_id and people.school_id = coalesce(new.school_id, old.school_id)
    and lower(people.email) in (lower(old.email), lower(new.email))
    and has_consent <> exists (select from leads
      where leads.school_id = people.school_id and lower(leads.email) = lower(people.email) and consented_at is not null);
  return null;
end $function$;--> statement-breakpoint
create trigger note_consent after insert on leads for each row when (new.consented_at is not null) execute function note_consent();--> statement-breakpoint
create trigger change_consent after update of email, consented_at on leads for each row
  when (old.email <> new.email or (old.consented_at is null) <> (new.consented_at is null)) execute function note_consent();--> statement-breakpoint
create trigger lose_consent after delete on leads for each row when (old.consented_at is not null) execute function note_consent();--> statement-breakpoint
-- As before, and with whether a lead of their address agreed; it is looked up by an index that row-level security would not let be used.
CREATE OR REPLACE FUNCTION public.place_student()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  agreed boolean;
begin
  if new.role <> 'student' then
    if tg_op = 'UPDATE' then
      delete from student_visits where student_id = new.id;
      delete from student_spending where student_id = new.id;
      delete from tagged_students where student_id = new.id;
    end if;
    return null;
  end if;
  agreed := exists (select from leads
    where school_id = new.school_id and lower(email) = lower(new.email) and consented_at is not null);
  insert into student_visits (school_id, student_id, has_consent, joined_at, name_key)
  values (new.school_id, new.id, agreed, new.created_at, fold(new.name))
  on conflict (student_id) do update
  set has_consent = excluded.has_consent, joined_at = excluded.joined_at, name_key = excluded.name_key;
  if tg_op = 'UPDATE' then
    update student_spending set joined_at = new.created_at, name_key = fold(new.name) where student_id = new.id;
    update tagged_students set joined_at = new.created_at, name_key = fold(new.name) where student_id = new.id;
  end if;
  return null;
end $function$;--> statement-breakpoint
drop trigger move_student on people;--> statement-breakpoint
create trigger move_student after update of role, email, name, created_at on people for each row
  when (new.role <> old.role or new.email <> old.email or new.name <> old.name or new.created_at <> old.created_at)
  execute function place_student();
