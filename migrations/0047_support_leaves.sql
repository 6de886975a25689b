CREATE TABLE "support_leaves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"granted_by_id" uuid,
	"granted_by" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "support_leaves_a_week" CHECK ("support_leaves"."expires_at" <= "support_leaves"."created_at" + interval '7 days')
);
--> statement-breakpoint
ALTER TABLE "support_leaves" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "operator_deeds" DROP CONSTRAINT "operator_deeds_deed";--> statement-breakpoint
ALTER TABLE "people" DROP CONSTRAINT "people_role";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "support_leave_id" uuid;--> statement-breakpoint
ALTER TABLE "support_leaves" ADD CONSTRAINT "support_leaves_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_leaves" ADD CONSTRAINT "support_leaves_granted_by_id_people_id_fk" FOREIGN KEY ("granted_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_leaves_by_time" ON "support_leaves" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "support_leaves_one_open" ON "support_leaves" USING btree ("school_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "support_leaves_by_granter" ON "support_leaves" USING btree ("granted_by_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_support_leave_id_support_leaves_id_fk" FOREIGN KEY ("support_leave_id") REFERENCES "public"."support_leaves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_by_leave" ON "sessions" USING btree ("support_leave_id");--> statement-breakpoint
ALTER TABLE "operator_deeds" ADD CONSTRAINT "operator_deeds_deed" CHECK ("operator_deeds"."deed" in ('jobs-retried', 'job-retried', 'mails-retried', 'mail-retried', 'films-retried', 'film-retried', 'sign-ups-held', 'sign-ups-opened', 'school-admitted', 'school-refused', 'leave-asked', 'school-entered'));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_operator_logs_in_elsewhere" CHECK ("people"."role" <> 'operator' or "people"."password_hash" is null);--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_role" CHECK ("people"."role" in ('admin', 'student', 'erased', 'operator'));--> statement-breakpoint
CREATE POLICY "only_own_school" ON "support_leaves" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);
--> statement-breakpoint
CREATE FUNCTION require_support_leave() RETURNS trigger LANGUAGE plpgsql AS $$
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
end $$;--> statement-breakpoint
CREATE TRIGGER require_support_leave BEFORE INSERT OR UPDATE OF person_id, expires_at, support_leave_id ON sessions
FOR EACH ROW EXECUTE FUNCTION require_support_leave();--> statement-breakpoint
CREATE FUNCTION end_support_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  delete from sessions where support_leave_id = new.id;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER end_support_sessions AFTER UPDATE OF ended_at ON support_leaves
FOR EACH ROW WHEN (old.ended_at is null and new.ended_at is not null) EXECUTE FUNCTION end_support_sessions();--> statement-breakpoint
CREATE TRIGGER refuse_rewriting BEFORE UPDATE ON support_leaves FOR EACH ROW
WHEN (old.ended_at is not null and old.ended_at is distinct from new.ended_at
  or (to_jsonb(old) - '{ended_at,granted_by_id}'::text[]) is distinct from (to_jsonb(new) - '{ended_at,granted_by_id}'::text[]))
EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER operators_stay_operators BEFORE UPDATE OF role ON people FOR EACH ROW
WHEN ((old.role = 'operator') <> (new.role = 'operator')) EXECUTE FUNCTION refuse_rewriting();
