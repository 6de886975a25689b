ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_seats";--> statement-breakpoint
DROP INDEX "tickets_grant";--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "guest_name" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "guest_email" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "guest_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_grant" ON "tickets" USING btree ("grant_id","number");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_seats" CHECK ("order_lines"."seats" in (0, "order_lines"."quantity" - 1, "order_lines"."quantity"));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_number" CHECK ("tickets"."number" between 1 and 500);--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_guest" CHECK (("tickets"."guest_name" is null) = ("tickets"."guest_email" is null));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_guest_email" CHECK (octet_length(split_part("tickets"."guest_email", '@', 2)) = length(split_part("tickets"."guest_email", '@', 2)));