CREATE TABLE "lecture_pdfs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"lecture_id" uuid,
	"filename" text NOT NULL,
	"state" text DEFAULT 'awaiting_upload' NOT NULL,
	"bytes" integer,
	"is_downloadable" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lecture_pdfs_state" CHECK ("lecture_pdfs"."state" in ('awaiting_upload', 'ready')),
	CONSTRAINT "lecture_pdfs_bytes" CHECK ("lecture_pdfs"."state" <> 'ready' or "lecture_pdfs"."bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "lecture_pdfs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lecture_pdfs" ADD CONSTRAINT "lecture_pdfs_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_pdfs" ADD CONSTRAINT "lecture_pdfs_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lecture_pdfs_shown" ON "lecture_pdfs" USING btree ("lecture_id") WHERE state = 'ready';--> statement-breakpoint
CREATE INDEX "lecture_pdfs_by_lecture" ON "lecture_pdfs" USING btree ("lecture_id");--> statement-breakpoint
CREATE INDEX "lecture_pdfs_to_sweep" ON "lecture_pdfs" USING btree ("created_at") WHERE lecture_id is null or state <> 'ready';--> statement-breakpoint
CREATE POLICY "only_own_school" ON "lecture_pdfs" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);