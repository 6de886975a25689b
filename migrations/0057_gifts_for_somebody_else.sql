ALTER TABLE "invitations" DROP CONSTRAINT "invitations_status";--> statement-breakpoint
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_settled";--> statement-breakpoint
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_person";--> statement-breakpoint
ALTER TABLE "checkout_reminders" ADD COLUMN "gift" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "gift" jsonb;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "seat_pools" ADD COLUMN "is_gift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "invitations_waiting" ON "invitations" USING btree ("sent_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "seat_pools_gifts" ON "seat_pools" USING btree ("buyer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_gift;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_gift" CHECK ("order_lines"."gift" is null or ("order_lines"."quantity" = 1 and "order_lines"."seats" = 1 and "order_lines"."gift" ?& array['name', 'email', 'message', 'send_on']));--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_status" CHECK ("invitations"."status" in ('waiting', 'sent', 'accepted', 'revoked'));--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_settled" CHECK (("invitations"."status" in ('waiting', 'sent')) = ("invitations"."settled_at" is null));--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_person" CHECK ("invitations"."person_id" is null or "invitations"."status" not in ('waiting', 'sent'));--> statement-breakpoint
ALTER TABLE "seat_pools" ADD CONSTRAINT "seat_pools_gift" CHECK (not "seat_pools"."is_gift" or "seat_pools"."bought" = 1);--> statement-breakpoint
-- A gift is for one person: as long as it is not taken back, it has its one invitation at every commit.
CREATE FUNCTION guard_gift() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM seat_pools WHERE id = new.id AND closed_at IS NULL AND taken <> 1) THEN
		RAISE EXCEPTION 'A gift has one invitation' USING ERRCODE = 'check_violation', CONSTRAINT = 'gift_has_one_invitation', TABLE = 'seat_pools';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER gift_has_one_invitation AFTER INSERT OR UPDATE ON seat_pools DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.is_gift) EXECUTE FUNCTION guard_gift();
