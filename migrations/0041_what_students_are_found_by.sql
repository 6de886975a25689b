CREATE TABLE "student_spending" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name_key" text DEFAULT '' NOT NULL,
	CONSTRAINT "student_spending_student_id_currency_pk" PRIMARY KEY("student_id","currency")
);
--> statement-breakpoint
ALTER TABLE "student_spending" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "student_visits" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"student_id" uuid PRIMARY KEY NOT NULL,
	"last_seen_at" timestamp (3) with time zone,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name_key" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "student_visits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tagged_students" ADD COLUMN "joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tagged_students" ADD COLUMN "name_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "student_spending" ADD CONSTRAINT "student_spending_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_spending" ADD CONSTRAINT "student_spending_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_visits" ADD CONSTRAINT "student_visits_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_visits" ADD CONSTRAINT "student_visits_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_spending_by_amount" ON "student_spending" USING btree ("school_id","currency","amount","joined_at","student_id","name_key");--> statement-breakpoint
CREATE INDEX "student_visits_by_joining" ON "student_visits" USING btree ("school_id","joined_at","student_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "student_visits_by_name" ON "student_visits" USING btree ("school_id","name_key" collate "C","student_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "student_visits_by_time" ON "student_visits" USING btree ("school_id","last_seen_at","joined_at","student_id","name_key");--> statement-breakpoint
CREATE INDEX "leads_consented" ON "leads" USING btree ("school_id",lower("email")) WHERE consented_at is not null;--> statement-breakpoint
CREATE INDEX "tagged_students_by_joining" ON "tagged_students" USING btree ("school_id","tag_id","joined_at","student_id");--> statement-breakpoint
CREATE INDEX "tagged_students_by_name" ON "tagged_students" USING btree ("school_id","tag_id","name_key" collate "C","student_id");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "student_spending" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "student_visits" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);
--> statement-breakpoint
-- By what lists of students are ordered, beside each thing that they are found by.
CREATE FUNCTION take_place() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  select created_at, fold(name) into strict new.joined_at, new.name_key from people where id = new.student_id;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER take_place BEFORE INSERT ON tagged_students FOR EACH ROW EXECUTE FUNCTION take_place();
--> statement-breakpoint
-- A student has a row of visits from the beginning; who is none any more is found by nothing.
CREATE FUNCTION place_student() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if new.role <> 'student' then
    if tg_op = 'UPDATE' then
      delete from student_visits where student_id = new.id;
      delete from student_spending where student_id = new.id;
      delete from tagged_students where student_id = new.id;
    end if;
    return null;
  end if;
  insert into student_visits (school_id, student_id, joined_at, name_key)
  values (new.school_id, new.id, new.created_at, fold(new.name))
  on conflict (student_id) do update set joined_at = excluded.joined_at, name_key = excluded.name_key;
  if tg_op = 'UPDATE' then
    update student_spending set joined_at = new.created_at, name_key = fold(new.name) where student_id = new.id;
    update tagged_students set joined_at = new.created_at, name_key = fold(new.name) where student_id = new.id;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER place_student AFTER INSERT ON people FOR EACH ROW EXECUTE FUNCTION place_student();
--> statement-breakpoint
CREATE TRIGGER move_student AFTER UPDATE OF role, name, created_at ON people FOR EACH ROW
WHEN (new.role <> old.role OR new.name <> old.name OR new.created_at <> old.created_at) EXECUTE FUNCTION place_student();
--> statement-breakpoint
-- An admin who looks as a student is no visit of theirs.
CREATE FUNCTION note_visit() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update student_visits set last_seen_at = greatest(last_seen_at, new.renewed_at) where student_id = new.person_id;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER note_visit AFTER INSERT OR UPDATE OF renewed_at ON sessions FOR EACH ROW
WHEN (new.opened_from IS NULL) EXECUTE FUNCTION note_visit();
--> statement-breakpoint
CREATE FUNCTION spend(payer uuid, in_currency text, more bigint) RETURNS void LANGUAGE sql AS $$
  insert into student_spending as spent (school_id, student_id, currency, amount, joined_at, name_key)
  select school_id, id, in_currency, more, created_at, fold(name) from people where id = payer and role = 'student' and more <> 0
  on conflict (student_id, currency) do update set amount = spent.amount + excluded.amount
$$;
--> statement-breakpoint
CREATE FUNCTION count_spending() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  was bigint := 0;
  is_now bigint := 0;
begin
  if tg_op <> 'INSERT' and old.status in ('PERFORMED', 'CLEARED') then was := old.amount - old.refunded_amount; end if;
  if tg_op <> 'DELETE' and new.status in ('PERFORMED', 'CLEARED') then is_now := new.amount - new.refunded_amount; end if;
  if tg_op = 'UPDATE' and (old.payer_id, old.currency) = (new.payer_id, new.currency) then
    perform spend(new.payer_id, new.currency, is_now - was);
  else
    if tg_op <> 'INSERT' then perform spend(old.payer_id, old.currency, -was); end if;
    if tg_op <> 'DELETE' then perform spend(new.payer_id, new.currency, is_now); end if;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER count_spending AFTER INSERT OR DELETE OR UPDATE OF status, amount, refunded_amount, payer_id, currency ON transactions
FOR EACH ROW EXECUTE FUNCTION count_spending();
--> statement-breakpoint
INSERT INTO student_visits (school_id, student_id, joined_at, name_key, last_seen_at)
SELECT people.school_id, people.id, people.created_at, fold(people.name), max(sessions.renewed_at)
FROM people LEFT JOIN sessions ON sessions.person_id = people.id AND sessions.opened_from IS NULL
WHERE people.role = 'student' GROUP BY people.id;
--> statement-breakpoint
INSERT INTO student_spending (school_id, student_id, currency, amount, joined_at, name_key)
SELECT people.school_id, people.id, transactions.currency, sum(transactions.amount - transactions.refunded_amount), people.created_at, fold(people.name)
FROM transactions JOIN people ON people.id = transactions.payer_id
WHERE people.role = 'student' AND transactions.status IN ('PERFORMED', 'CLEARED') GROUP BY people.id, transactions.currency;
--> statement-breakpoint
UPDATE tagged_students SET joined_at = people.created_at, name_key = fold(people.name) FROM people WHERE people.id = student_id;
--> statement-breakpoint
DROP FUNCTION find_students;
--> statement-breakpoint
-- Students of the unit of work's school in the order of a list, after a place: who hold all of some words in name and address, joined in
-- some days, have one of some products, or anything, or nothing, have a tag, were last here in some time or never, paid so much in a
-- currency, agreed to letters in a lead form. What many are is found among the first two thousand of the list; only what few are is looked
-- for by its own index, and put in order then: PostgreSQL guesses wrong which of the two it is, and read a million one by one. What
-- somebody has by a tag, a visit or what they paid stands there with the place in the list, so that it is put in order from its index
-- alone. It runs as the owner because under row-level security PostgreSQL uses neither a trigram index nor one of folded names; hence its
-- own condition on the school.
CREATE FUNCTION find_students(
  words text[], held uuid[], has_access boolean, at timestamptz, since timestamptz, before timestamptz,
  tag uuid, never_seen boolean, seen_since timestamptz, seen_before timestamptz, spent bigint, in_currency text, has_consent boolean,
  sort text, last_at timestamptz, last_id uuid, most int
) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = public, pg_temp
SET jit = off
AS $$
declare
  own constant text := 'school_id = current_setting(''app.school_id'')::uuid';
  by_name constant boolean := sort in ('name', '-name');
  way constant text := case when sort like '-%' then ' desc' else '' end;
  than constant text := case when way = '' then '>' else '<' end;
  place constant text := case when by_name then 'fold(name) collate "C"' else 'created_at' end;
  marked_place constant text := case when by_name then 'name_key collate "C"' else 'joined_at' end;
  in_order constant text := ' order by ' || place || way || ', id' || way || ' limit ';
  in_marked_order constant text := ' order by ' || marked_place || way || ', student_id' || way || ' limit ';
  last_place constant text := case when by_name then ' ($7, $6)' else ' ($5, $6)' end;
  granted constant text := 'exists (select from grants where grants.school_id = people.school_id and student_id = people.id
    and (ends_at is null or ends_at > $2) and not exists (select from revocations where grant_id = grants.id)';
  consented constant text := 'exists (select from leads where leads.school_id = people.school_id
    and lower(leads.email) = lower(people.email) and consented_at is not null)';
  days constant text := case when since is null then '' else ' and created_at >= $3' end
    || case when before is null then '' else ' and created_at < $4' end;
  last_name constant text := (
    select fold(name) from people where id = last_id and school_id = current_setting('app.school_id')::uuid and by_name);
  after constant text := case when last_id is null then '' else ' and (' || place || ', id) ' || than || last_place end;
  stretch constant text := own || ' and role = ''student''' || after || case when by_name then '' else days end;
  seen constant text := case when never_seen then ' and last_seen_at is null' else
    case when seen_since is null then '' else ' and last_seen_at >= $9' end || case when seen_before is null then '' else ' and last_seen_at < $10' end end;
  -- What one row says of a student, of which the first leads to them.
  marks constant text[] := array_remove(array[
    case when tag is null then null else 'tagged_students where ' || own || ' and tag_id = $8' end,
    case when spent is null then null else 'student_spending where ' || own || ' and currency = $12 and amount >= $11' end,
    case when seen = '' then null else 'student_visits where ' || own || seen end
  ], null);
  narrowed constant text := coalesce(
      (select string_agg(format(' and fold(name || '' '' || email) like %L', '%' || regexp_replace(fold(word), '[\\%_]', '\\\&', 'g') || '%'), '')
      from unnest(words) as word), '')
    || case when held is null then '' else ' and ' || granted || ' and product_id = any ($1))' end
    || case when has_access is null then '' when has_access then ' and ' || granted || ')' else ' and not ' || granted || ')' end
    || case when has_consent is null then '' when has_consent then ' and ' || consented else ' and not ' || consented end
    || case when by_name then days else '' end;
  other_marks constant text := coalesce((select string_agg(' and exists (select from ' || mark || ' and student_id = marked.student_id)', '') from unnest(marks[2:]) as mark), '');
  of_people constant text := case when narrowed = '' then '' else ' and exists (select from people where people.id = marked.student_id' || narrowed || ')' end;
  marked_after constant text := case when last_id is null then '' else ' and (' || marked_place || ', student_id) ' || than || last_place end
    || case when since is null then '' else ' and joined_at >= $3' end || case when before is null then '' else ' and joined_at < $4' end;
  -- The list that is read in its order: of who has the tag, of all by when they were here last, or of all. From the second, whose index
  -- has all that is asked for, more are read.
  is_marked constant boolean := marks <> '{}' or (by_name and narrowed <> '');
  listed constant text := case when tag is null then 'student_visits where ' || own else marks[1] end;
  key constant text := case when by_name then 'name_key' else 'joined_at' end;
  -- Who was last here before some time had joined by then: those who came since are not looked at.
  joined_by_then constant text := case when seen_before is null then '' else ' and joined_at < $10' end;
  spending constant text := case when spent is null then '' else ' and exists (select from student_spending where ' || own
    || ' and currency = $12 and amount >= $11 and student_id = marked.student_id)' end;
  filters constant text := of_people || case when tag is null then spending || seen else other_marks end;
  looked_at constant int := case when filters = '' then most when filters = seen then 20000 else 2000 end;
  marked constant text := 'select array(select student_id from (select student_id, ' || key;
  found uuid[];
  asked text;
begin
  asked := case when is_marked
    then marked || case when tag is null then ', last_seen_at' else '' end || ' from ' || listed || marked_after || joined_by_then
      || in_marked_order || looked_at || ') as marked where true' || filters || in_marked_order || most || ')'
    else 'select array(select id from (select * from people where ' || stretch || in_order || case when narrowed = '' then most else 2000 end
      || ') as people where true' || narrowed || in_order || most || ')' end;
  execute asked into found using held, at, since, before, last_at, last_id, last_name, tag, seen_since, seen_before, spent, in_currency;
  if (narrowed <> '' or marks <> '{}') and cardinality(found) < most then
    asked := case when marks <> '{}'
      then marked || ' from ' || marks[1] || marked_after || ' offset 0) as marked where true' || of_people || other_marks || in_marked_order || most || ')'
      else 'select array(select id from (select * from people where ' || stretch || narrowed || ' offset 0) as people' || in_order || most || ')' end;
    execute asked into found using held, at, since, before, last_at, last_id, last_name, tag, seen_since, seen_before, spent, in_currency;
  end if;
  return query select unnest(found);
end $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION find_students FROM public;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION find_students TO katedra_app;
