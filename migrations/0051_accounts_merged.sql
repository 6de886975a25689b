CREATE TABLE "merged_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"merged_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merged_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "bought_as_id" uuid;--> statement-breakpoint
ALTER TABLE "merged_accounts" ADD CONSTRAINT "merged_accounts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_accounts" ADD CONSTRAINT "merged_accounts_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merged_accounts_by_student" ON "merged_accounts" USING btree ("student_id","merged_at","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_bought_as_id_merged_accounts_id_fk" FOREIGN KEY ("bought_as_id") REFERENCES "public"."merged_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_bought_as" ON "orders" USING btree ("bought_as_id") WHERE bought_as_id is not null;--> statement-breakpoint
CREATE POLICY "only_own_school" ON "merged_accounts" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);
--> statement-breakpoint
-- What was agreed stays as it is written; whose it is changes when two accounts of one person become one, by `move_orders` alone.
DROP TRIGGER refuse_rewriting ON orders;
--> statement-breakpoint
CREATE TRIGGER refuse_rewriting BEFORE UPDATE ON orders FOR EACH ROW
WHEN (
	to_jsonb(old) - '{status,settled_at,fulfilled_at,upsell_declined_at,search_text}'::text[]
		- CASE WHEN current_setting('app.moves_orders', true) = 'on' THEN '{student_id,bought_as_id}'::text[] ELSE '{}' END
	IS DISTINCT FROM to_jsonb(new) - '{status,settled_at,fulfilled_at,upsell_declined_at,search_text}'::text[]
		- CASE WHEN current_setting('app.moves_orders', true) = 'on' THEN '{student_id,bought_as_id}'::text[] ELSE '{}' END
)
EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
-- An order is found by who has it, and by whom it was bought as.
CREATE OR REPLACE FUNCTION rename_orders_of_buyer() RETURNS trigger
LANGUAGE plpgsql
AS $function$
begin
  update orders set search_text = words_of_order(new.id, number, concat_ws(' ',
    (select string_agg(title, ' ' order by position) from order_lines where order_id = orders.id),
    company_name, billing ->> 'vat_id', (select name || ' ' || email from merged_accounts where id = bought_as_id)))
  where school_id = new.school_id and student_id = new.id;
  return null;
end $function$;
--> statement-breakpoint
-- Orders are written by nobody again, so this is done as who owns them: within the school of the unit of work, and of nothing but whose they are.
CREATE FUNCTION move_orders(gone uuid, kept uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp
AS $function$
declare
  school constant uuid := current_setting('app.school_id')::uuid;
begin
  if not exists (select from people where id = kept and school_id = school)
    or not exists (select from merged_accounts where id = gone and student_id = kept and school_id = school) then
    raise exception 'These accounts are not about to become one' using errcode = 'restrict_violation', constraint = 'orders_moved';
  end if;
  perform set_config('app.moves_orders', 'on', true);
  update orders set student_id = kept, bought_as_id = coalesce(bought_as_id, gone),
    search_text = words_of_order(kept, number, concat_ws(' ',
      (select string_agg(title, ' ' order by position) from order_lines where order_id = orders.id),
      company_name, billing ->> 'vat_id', (select name || ' ' || email from merged_accounts where id = coalesce(bought_as_id, gone))))
  where school_id = school and student_id = gone;
  perform set_config('app.moves_orders', 'off', true);
end $function$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION move_orders FROM public;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION move_orders TO katedra_app;
--> statement-breakpoint
-- Of what both saw of a film, one viewer goes: the account that stays is counted for what it takes over (`count_seconds`), the other no more.
CREATE FUNCTION unite_film_views(kept_id uuid, gone_id uuid) RETURNS void
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
--> statement-breakpoint
-- Who an account was that became part of this one is kept as long as an order was bought by it.
CREATE OR REPLACE FUNCTION erase_belongings(person uuid) RETURNS void
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
