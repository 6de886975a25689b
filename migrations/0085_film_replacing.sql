ALTER TABLE "lectures" ADD COLUMN "next_video_id" uuid;--> statement-breakpoint
ALTER TABLE "lectures" ADD COLUMN "past_video_id" uuid;--> statement-breakpoint
ALTER TABLE "lectures" ADD COLUMN "replaced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_next_video_id_videos_id_fk" FOREIGN KEY ("next_video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_past_video_id_videos_id_fk" FOREIGN KEY ("past_video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lectures_by_next_video" ON "lectures" USING btree ("next_video_id");--> statement-breakpoint
CREATE INDEX "lectures_by_past_video" ON "lectures" USING btree ("past_video_id");--> statement-breakpoint
CREATE INDEX "lectures_replaced" ON "lectures" USING btree ("id") WHERE past_video_id is not null;