CREATE INDEX "grants_by_variant" ON "grants" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "revocations_by_person" ON "revocations" USING btree ("revoked_by_id");--> statement-breakpoint
CREATE INDEX "products_by_author" ON "products" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "products_by_cover" ON "products" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "replies_by_answered" ON "replies" USING btree ("reply_to_id") WHERE reply_to_id is not null;--> statement-breakpoint
CREATE INDEX "replies_by_image" ON "replies" USING btree ("image_id") WHERE image_id is not null;--> statement-breakpoint
CREATE INDEX "images_by_uploader" ON "images" USING btree ("uploaded_by_id");--> statement-breakpoint
CREATE INDEX "videos_by_uploader" ON "videos" USING btree ("uploaded_by_id");--> statement-breakpoint
CREATE INDEX "operator_sessions_by_operator" ON "operator_sessions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "reviews_by_comment" ON "reviews" USING btree ("comment_id");