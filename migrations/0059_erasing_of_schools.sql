ALTER TABLE "closings" ADD COLUMN "erasing_began_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "closings" ADD COLUMN "students_count" integer;--> statement-breakpoint
ALTER TABLE "closings" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "closings_to_erase" ON "closings" USING btree ("closed_at","id") WHERE closed_at is not null and reopened_at is null and erased_at is null;--> statement-breakpoint
ALTER TABLE "closings" ADD CONSTRAINT "closings_erased_for_good" CHECK ("closings"."reopened_at" is null or "closings"."erasing_began_at" is null);--> statement-breakpoint
ALTER TABLE "closings" ADD CONSTRAINT "closings_erased_in_time" CHECK ("closings"."erasing_began_at" is null or ("closings"."closed_at" is not null and "closings"."erasing_began_at" >= "closings"."closed_at" + interval '720 hours'));--> statement-breakpoint
ALTER TABLE "closings" ADD CONSTRAINT "closings_erasing_of" CHECK (("closings"."erasing_began_at" is null) = ("closings"."students_count" is null));--> statement-breakpoint
ALTER TABLE "closings" ADD CONSTRAINT "closings_erased_at_last" CHECK ("closings"."erased_at" is null or ("closings"."erasing_began_at" is not null and "closings"."erased_at" >= "closings"."erasing_began_at"));--> statement-breakpoint
create function refuse_opening_erased() returns trigger language plpgsql as $$
begin
  if exists (select from closings where school_id = new.id and called_off_at is null and reopened_at is null and erasing_began_at is not null) then
    raise exception 'A school that is erased is not opened again' using errcode = 'restrict_violation', constraint = 'schools_erased_for_good';
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger refuse_opening_erased before update of closed_at on schools
  for each row when (old.closed_at is not null and new.closed_at is null) execute function refuse_opening_erased();--> statement-breakpoint
create function refuse_student_of_erased() returns trigger language plpgsql as $$
begin
  if exists (select from closings where school_id = new.school_id and called_off_at is null and reopened_at is null and erasing_began_at is not null) then
    raise exception 'A school that is erased has no new students' using errcode = 'restrict_violation', constraint = 'people_of_erased_school';
  end if;
  return null;
end $$;--> statement-breakpoint
-- After the reference to the school is checked, which waits for whoever begins the erasing and holds the school: the name of this one comes later.
create trigger refuse_student_of_erased after insert on people
  for each row when (new.role = 'student') execute function refuse_student_of_erased();--> statement-breakpoint
create trigger refuse_becoming_student_of_erased after update of role on people
  for each row when (new.role = 'student' and old.role <> 'student') execute function refuse_student_of_erased();
