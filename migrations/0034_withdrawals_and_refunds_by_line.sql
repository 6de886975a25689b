CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"verdict" text NOT NULL,
	"lines" jsonb NOT NULL,
	"due_amount" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawals_one_per_order" UNIQUE("order_id"),
	CONSTRAINT "withdrawals_verdict" CHECK ("withdrawals"."verdict" in ('accepted', 'waived', 'dated_event', 'performed', 'too_late')),
	CONSTRAINT "withdrawals_due" CHECK ("withdrawals"."due_amount" >= 0 and ("withdrawals"."verdict" = 'accepted' or ("withdrawals"."due_amount" = 0 and "withdrawals"."settled_at" is not null)))
);
--> statement-breakpoint
ALTER TABLE "withdrawals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_refund_reason";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "returned_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "asked_by_id" uuid;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawals_by_time" ON "withdrawals" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE settled_at is null;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_asked_by_id_people_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_by_person" ON "refunds" USING btree ("asked_by_id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_returned" CHECK ("order_lines"."returned_amount" >= 0 and "order_lines"."returned_amount" <= "order_lines"."amount");--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_refund_reason" CHECK ("transactions"."refund_reason" in ('paid_twice', 'sold_out', 'withdrawn'));--> statement-breakpoint
CREATE POLICY "only_own_school" ON "withdrawals" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
UPDATE "order_lines" l SET "returned_amount" = r."amount"
FROM (SELECT "line_id", sum("amount") AS "amount" FROM "refunds" WHERE "state" <> 'refused' AND "line_id" IS NOT NULL GROUP BY "line_id") r
WHERE r."line_id" = l."id";--> statement-breakpoint
-- As before, and beside the line that a refund is for: a check there refuses more than the line cost.
create or replace function count_refund() returns trigger language plpgsql as $$
declare
  done integer := 0;
  asked integer := 0;
begin
  if tg_op <> 'INSERT' then
    done := done - case old.state when 'done' then old.amount else 0 end;
    asked := asked - case old.state when 'asked' then old.amount else 0 end;
  end if;
  if tg_op <> 'DELETE' then
    done := done + case new.state when 'done' then new.amount else 0 end;
    asked := asked + case new.state when 'asked' then new.amount else 0 end;
  end if;
  update transactions set
    refunded_amount = refunded_amount + done,
    refunding_amount = refunding_amount + asked,
    refunded_at = case when done > 0 then new.settled_at else refunded_at end
  where id = coalesce(new.transaction_id, old.transaction_id);
  update order_lines set returned_amount = returned_amount + done + asked
  where id = coalesce(new.line_id, old.line_id) and done + asked <> 0;
  return null;
end $$;
