ALTER TABLE "tickets" ALTER COLUMN "grant_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ALTER COLUMN "student_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "seat_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_seat" ON "tickets" USING btree ("seat_id");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_held" CHECK (("tickets"."grant_id" is null) = ("tickets"."student_id" is null));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_held_for" CHECK ("tickets"."grant_id" is not null or ("tickets"."seat_id" is not null and "tickets"."guest_name" is not null and "tickets"."checked_in_at" is null));
--> statement-breakpoint
-- A gift that is taken back before anybody has claimed it holds no ticket, and its place is free.
CREATE FUNCTION void_held_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE tickets SET voided_at = new.settled_at WHERE seat_id = new.id AND grant_id IS NULL AND voided_at IS NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER void_held_tickets AFTER UPDATE OF status ON invitations FOR EACH ROW WHEN (new.status = 'revoked') EXECUTE FUNCTION void_held_tickets();
