ALTER TABLE "people" ADD COLUMN "admin_role" text;--> statement-breakpoint
UPDATE "people" SET "admin_role" = 'owner' WHERE "role" = 'admin';--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_admin_role" CHECK ("people"."admin_role" in ('owner', 'editor', 'support', 'accountant'));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_admin_has_role" CHECK (("people"."role" = 'admin') = ("people"."admin_role" is not null));--> statement-breakpoint
DROP TRIGGER people_changed ON people;--> statement-breakpoint
CREATE TRIGGER people_changed AFTER UPDATE OF role, admin_role, name, email, language, avatar ON people FOR EACH ROW
WHEN (old.role IS DISTINCT FROM new.role OR old.admin_role IS DISTINCT FROM new.admin_role OR old.name IS DISTINCT FROM new.name OR old.email IS DISTINCT FROM new.email OR old.language IS DISTINCT FROM new.language OR old.avatar IS DISTINCT FROM new.avatar)
EXECUTE FUNCTION tell_people_changed();--> statement-breakpoint
-- One after the other, so that of two owners who go at once the second sees that the first has gone. A school that goes takes all with it.
CREATE OR REPLACE FUNCTION keep_an_owner() RETURNS trigger LANGUAGE plpgsql AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('owners of ' || old.school_id, 0));
  if exists (select from schools where id = old.school_id)
     and not exists (select from people where school_id = old.school_id and admin_role = 'owner') then
    raise exception 'A school keeps an owner' using errcode = 'restrict_violation', constraint = 'people_keep_an_owner';
  end if;
  return null;
end $function$;--> statement-breakpoint
CREATE TRIGGER keep_an_owner_changed AFTER UPDATE OF role, admin_role ON people FOR EACH ROW
WHEN (old.admin_role = 'owner' AND new.admin_role IS DISTINCT FROM 'owner') EXECUTE FUNCTION keep_an_owner();--> statement-breakpoint
CREATE TRIGGER keep_an_owner_gone AFTER DELETE ON people FOR EACH ROW
WHEN (old.admin_role = 'owner') EXECUTE FUNCTION keep_an_owner();
