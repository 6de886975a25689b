ALTER TABLE "disputes" ADD COLUMN "state" text;--> statement-breakpoint
-- How those ended nobody kept, nor whether they did: they keep no refund from being made.
update disputes set state = 'unknown';--> statement-breakpoint
ALTER TABLE "disputes" ALTER COLUMN "state" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "respond_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "disputes_by_time" ON "disputes" USING btree ("school_id","created_at");--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_state" CHECK ("disputes"."state" in ('open', 'won', 'lost', 'unknown'));--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_decided" CHECK (("disputes"."state" in ('won', 'lost')) = ("disputes"."decided_at" is not null));--> statement-breakpoint
-- While the payer's bank may return the money, nobody else asks for that: it would go back twice. What the bank itself returned is done when it is
-- put down. A dispute is put down under the lock of its payment, as refunds are.
create function refuse_refund_of_disputed() returns trigger language plpgsql as $$
begin
  if exists (select from disputes where transaction_id = new.transaction_id and state = 'open') then
    raise exception 'A payment is not refunded while its payer asks their own bank for the money: it could go back twice'
      using errcode = 'restrict_violation', constraint = 'refunds_disputed';
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger refuse_refund_of_disputed before insert on refunds for each row when (new.state = 'asked') execute function refuse_refund_of_disputed();
