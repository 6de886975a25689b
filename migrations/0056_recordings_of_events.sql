ALTER TABLE "grants" DROP CONSTRAINT "grants_source";--> statement-breakpoint
ALTER TABLE "live_events" ADD COLUMN "recording_id" uuid;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_recording_id_products_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_events_by_recording" ON "live_events" USING btree ("recording_id");--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_source" CHECK ("grants"."source" in ('purchase', 'membership', 'bundle', 'event', 'invitation', 'instructor_action', 'free'));