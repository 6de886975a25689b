CREATE TABLE "article_blocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"type" text NOT NULL,
	"content" jsonb NOT NULL,
	"video_id" uuid GENERATED ALWAYS AS ((content ->> 'video_id')::uuid) STORED,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "article_blocks_type" CHECK ("article_blocks"."type" in ('text', 'image', 'gallery', 'before_after', 'quote', 'code', 'formula', 'embed'))
);
--> statement-breakpoint
ALTER TABLE "article_blocks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "article_blocks" ADD CONSTRAINT "article_blocks_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_blocks" ADD CONSTRAINT "article_blocks_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_blocks_removed" ON "article_blocks" USING btree ("removed_at") WHERE "article_blocks"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "article_blocks_by_article" ON "article_blocks" USING btree ("article_id","position","id");--> statement-breakpoint
CREATE INDEX "article_blocks_by_file" ON "article_blocks" USING btree ((content ->> 'stored_id')) WHERE content ->> 'stored_id' is not null;--> statement-breakpoint
CREATE INDEX "article_blocks_by_video" ON "article_blocks" USING btree ("video_id") WHERE video_id is not null;--> statement-breakpoint
CREATE POLICY "only_own_school" ON "article_blocks" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON article_blocks FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
