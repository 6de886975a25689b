CREATE TABLE "kept_identities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"erased_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_identities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "people" DROP CONSTRAINT "people_role";--> statement-breakpoint
ALTER TABLE "kept_identities" ADD CONSTRAINT "kept_identities_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_identities" ADD CONSTRAINT "kept_identities_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "kept_identities_one" ON "kept_identities" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_role" CHECK ("people"."role" in ('admin', 'student', 'erased'));--> statement-breakpoint
CREATE POLICY "only_own_school" ON "kept_identities" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
-- What goes with an account though its row stays: all that would go with the row, but for what others have read or count, and what shows
-- what a buyer was given. Asked of the catalogue, so that no table is forgotten.
CREATE FUNCTION erase_belongings(person uuid) RETURNS void
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
  delete from admin_invitations where lower(email) = (select lower(email) from people where id = person);
end $function$;
--> statement-breakpoint
-- An account is deleted while nothing of it is being paid; nothing begins to be paid for it afterwards.
CREATE FUNCTION refuse_order_of_erased() RETURNS trigger
LANGUAGE plpgsql
AS $function$
begin
  if (select role from people where id = new.student_id for share) = 'erased' then
    raise exception 'Nothing is ordered for an account that was deleted' using errcode = 'restrict_violation', constraint = 'orders_of_erased';
  end if;
  return new;
end $function$;
--> statement-breakpoint
CREATE TRIGGER a_refuse_order_of_erased BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION refuse_order_of_erased();
--> statement-breakpoint
-- Orders are still found by who bought.
CREATE OR REPLACE FUNCTION words_of_order(buyer uuid, number text, titles text) RETURNS text
LANGUAGE sql
AS $function$
  select fold(concat_ws(' ', number, coalesce(kept.name, people.name), coalesce(kept.email, people.email), titles))
  from people left join kept_identities kept on kept.person_id = people.id where people.id = buyer for share of people
$function$;
