ALTER TABLE "past_looks" ADD COLUMN "replaced_by_id" uuid;--> statement-breakpoint
ALTER TABLE "past_looks" ADD CONSTRAINT "past_looks_replaced_by_id_people_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_looks_by_person" ON "past_looks" USING btree ("replaced_by_id");