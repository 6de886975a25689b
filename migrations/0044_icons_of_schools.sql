ALTER TABLE "school_logos" DROP CONSTRAINT "school_logos_image_id_images_id_fk";
--> statement-breakpoint
ALTER TABLE "school_logos" ALTER COLUMN "image_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "past_looks" ADD COLUMN "icon_id" uuid;--> statement-breakpoint
ALTER TABLE "school_logos" ADD COLUMN "icon_image_id" uuid;--> statement-breakpoint
ALTER TABLE "past_looks" ADD CONSTRAINT "past_looks_icon_id_images_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_logos" ADD CONSTRAINT "school_logos_icon_image_id_images_id_fk" FOREIGN KEY ("icon_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_logos" ADD CONSTRAINT "school_logos_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_looks_by_icon" ON "past_looks" USING btree ("icon_id");--> statement-breakpoint
CREATE INDEX "school_logos_by_icon_image" ON "school_logos" USING btree ("icon_image_id");