CREATE TABLE "refund_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"answer" text DEFAULT '' NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "refund_requests_one_per_order" UNIQUE("order_id"),
	CONSTRAINT "refund_requests_outcome" CHECK ("refund_requests"."outcome" in ('returned', 'declined')),
	CONSTRAINT "refund_requests_settled" CHECK (("refund_requests"."outcome" is null) = ("refund_requests"."settled_at" is null)),
	CONSTRAINT "refund_requests_declined_why" CHECK ("refund_requests"."outcome" <> 'declined' or "refund_requests"."answer" <> '')
);
--> statement-breakpoint
ALTER TABLE "refund_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "refund_request_days" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_requests_open" ON "refund_requests" USING btree ("school_id","settled_at");--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_refund_request_days" CHECK ("schools"."refund_request_days" between 0 and 365);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "refund_requests" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);