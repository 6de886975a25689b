ALTER TABLE "lecture_components" DROP CONSTRAINT "lecture_components_type";--> statement-breakpoint
ALTER TABLE "lecture_components" ADD COLUMN "video_id" uuid GENERATED ALWAYS AS ((content ->> 'video_id')::uuid) STORED;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "is_for_blocks" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "lecture_components_by_video" ON "lecture_components" USING btree ("video_id") WHERE video_id is not null;--> statement-breakpoint
CREATE INDEX "videos_for_blocks" ON "videos" USING btree ("id") WHERE is_for_blocks;--> statement-breakpoint
ALTER TABLE "lecture_components" ADD CONSTRAINT "lecture_components_type" CHECK ("lecture_components"."type" in ('text', 'image', 'gallery', 'before_after', 'video', 'audio', 'file', 'pdf', 'quote', 'code', 'formula', 'embed', 'quiz_question', 'text_line', 'text_area', 'number', 'hand_in', 'checklist', 'drop_down', 'single_choice', 'multi_choice'));