CREATE TABLE "matters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"reminded_days" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "matters_once" UNIQUE("kind","subject_id"),
	CONSTRAINT "matters_kind" CHECK ("matters"."kind" in ('withdrawal', 'refund_request', 'dispute'))
);
--> statement-breakpoint
ALTER TABLE "matters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "matters" ADD CONSTRAINT "matters_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matters" ADD CONSTRAINT "matters_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "matters_by_order" ON "matters" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "matters_of_school" ON "matters" USING btree ("school_id","due_at","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "matters_due" ON "matters" USING btree ("due_at","id") WHERE ended_at is null;--> statement-breakpoint
CREATE POLICY "only_own_school" ON "matters" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
-- What waits already: the law counts from the day it was stated. Of disputes from before nobody knows how they stand.
insert into matters (id, school_id, kind, subject_id, order_id, due_at, created_at)
select gen_random_uuid(), school_id, 'withdrawal', id, order_id, created_at + interval '14 days', created_at from withdrawals where settled_at is null;--> statement-breakpoint
insert into matters (id, school_id, kind, subject_id, order_id, due_at, created_at)
select gen_random_uuid(), school_id, 'refund_request', id, order_id, created_at + interval '14 days', created_at from refund_requests where settled_at is null;
