CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"by_admin" boolean NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"image_id" uuid,
	"video_id" uuid,
	"video_embed" text,
	"comments_count" integer DEFAULT 0 NOT NULL,
	"up_votes_count" integer DEFAULT 0 NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	"held_at" timestamp (3) with time zone,
	"edited_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posts_title" CHECK (length("posts"."title") between 5 and 159),
	CONSTRAINT "posts_body" CHECK (length("posts"."body") >= 5),
	CONSTRAINT "posts_one_video" CHECK ("posts"."video_id" is null or "posts"."video_embed" is null)
);
--> statement-breakpoint
ALTER TABLE "posts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "topic_subscriptions" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "topic_subscriptions_topic_id_person_id_pk" PRIMARY KEY("topic_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "topic_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "topics" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"allow_students_to_add_posts" boolean DEFAULT false NOT NULL,
	"product_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "topics_title" CHECK (length("topics"."title") between 1 and 70)
);
--> statement-breakpoint
ALTER TABLE "topics" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_subscriptions" ADD CONSTRAINT "topic_subscriptions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_subscriptions" ADD CONSTRAINT "topic_subscriptions_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_subscriptions" ADD CONSTRAINT "topic_subscriptions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posts_by_topic" ON "posts" USING btree ("school_id","topic_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posts_by_author" ON "posts" USING btree ("school_id","author_id","created_at");--> statement-breakpoint
CREATE INDEX "posts_with_photos" ON "posts" USING btree ("school_id","topic_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE image_id is not null;--> statement-breakpoint
CREATE INDEX "posts_by_image" ON "posts" USING btree ("image_id") WHERE image_id is not null;--> statement-breakpoint
CREATE INDEX "posts_by_video" ON "posts" USING btree ("video_id") WHERE video_id is not null;--> statement-breakpoint
CREATE INDEX "topic_subscriptions_by_person" ON "topic_subscriptions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "topics_by_position" ON "topics" USING btree ("school_id","position","id");--> statement-breakpoint
CREATE INDEX "topics_by_product" ON "topics" USING btree ("product_id");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "posts" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "topic_subscriptions" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "topics" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);