ALTER TABLE "lecture_pdfs" ADD COLUMN "file_id" uuid;--> statement-breakpoint
UPDATE "lecture_pdfs" SET "file_id" = "id";--> statement-breakpoint
ALTER TABLE "lecture_pdfs" ALTER COLUMN "file_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "lecture_pdfs_by_file" ON "lecture_pdfs" USING btree ("file_id");
