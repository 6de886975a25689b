CREATE TABLE "domain_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"name" text NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"payload" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "domain_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pending_events" (
	"event_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uncounted" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"row_id" uuid NOT NULL,
	"counter" text NOT NULL,
	"by" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uncounted" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"source" text NOT NULL,
	"source_id" uuid NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"told_days_before" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grants_told" CHECK ("grants"."told_days_before" in (1, 7)),
	CONSTRAINT "grants_source" CHECK ("grants"."source" in ('purchase', 'membership', 'bundle', 'event', 'invitation', 'instructor_action', 'free'))
);
--> statement-breakpoint
ALTER TABLE "grants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "revocations" (
	"grant_id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"revoked_by_id" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "revocations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_visits" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"on" date NOT NULL,
	"campaign" text DEFAULT '' NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"checkouts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_visits_product_id_on_campaign_pk" PRIMARY KEY("product_id","on","campaign"),
	CONSTRAINT "product_visits_counts" CHECK ("product_visits"."views" >= 0 and "product_visits"."checkouts" >= 0)
);
--> statement-breakpoint
ALTER TABLE "product_visits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "article_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"slug" text NOT NULL,
	"article_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_addresses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "article_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "article_photos_position" CHECK ("article_photos"."position" between 1 and 24)
);
--> statement-breakpoint
ALTER TABLE "article_photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "article_products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "article_products_position" CHECK ("article_products"."position" between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "article_products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "article_tags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "article_tags_position" CHECK ("article_tags"."position" between 1 and 8)
);
--> statement-breakpoint
ALTER TABLE "article_tags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"minutes_to_read" integer DEFAULT 1 NOT NULL,
	"author_id" uuid,
	"cover_id" uuid,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "articles_language" CHECK ("articles"."language" in ('en', 'pl')),
	CONSTRAINT "articles_title" CHECK (length(trim("articles"."title")) > 0),
	CONSTRAINT "articles_slug_shape" CHECK ("articles"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "articles_minutes_to_read" CHECK ("articles"."minutes_to_read" > 0),
	CONSTRAINT "articles_seo_title" CHECK (length("articles"."seo_title") <= 70),
	CONSTRAINT "articles_seo_description" CHECK (length("articles"."seo_description") <= 150),
	CONSTRAINT "articles_out_with_text" CHECK ("articles"."published_at" is null or "articles"."body" <> '')
);
--> statement-breakpoint
ALTER TABLE "articles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"token_digest" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "evergreen_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"duration_seconds" integer NOT NULL,
	"reference_amount" integer NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evergreen_offers_amount" CHECK ("evergreen_offers"."amount" >= 0),
	CONSTRAINT "evergreen_offers_duration" CHECK ("evergreen_offers"."duration_seconds" between 300 and 2592000)
);
--> statement-breakpoint
ALTER TABLE "evergreen_offers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "evergreen_starts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"person_id" uuid,
	"browser" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "evergreen_starts_whose" CHECK (("evergreen_starts"."person_id" is null) <> ("evergreen_starts"."browser" is null))
);
--> statement-breakpoint
ALTER TABLE "evergreen_starts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "inclusions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"bundle_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inclusions_position" CHECK ("inclusions"."position" between 1 and 30)
);
--> statement-breakpoint
ALTER TABLE "inclusions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "openings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"everything" boolean DEFAULT false NOT NULL,
	"category_id" uuid,
	"product_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "openings_once" UNIQUE NULLS NOT DISTINCT("membership_id","everything","category_id","product_id"),
	CONSTRAINT "openings_of_one" CHECK ("openings"."everything"::int + ("openings"."category_id" is not null)::int + ("openings"."product_id" is not null)::int = 1)
);
--> statement-breakpoint
ALTER TABLE "openings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "price_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"amount" integer,
	"currency" text NOT NULL,
	"applied_from" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"author_id" uuid,
	"cover_id" uuid,
	"category_id" uuid,
	"difficulty" text DEFAULT 'beginner' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"is_free" boolean DEFAULT false NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"is_enrollment_enabled" boolean DEFAULT true NOT NULL,
	"stock_limit" integer,
	"stock_sold" integer DEFAULT 0 NOT NULL,
	"quantity_per_student" integer,
	"sale_starts_at" timestamp (3) with time zone,
	"sale_ends_at" timestamp (3) with time zone,
	"takes_place_from" timestamp (3) with time zone,
	"takes_place_until" timestamp (3) with time zone,
	"vat_rate" integer DEFAULT 23,
	"vat_exemption_reason" text,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"search_name" text DEFAULT '' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_kind" CHECK ("products"."kind" in ('course', 'bundle', 'download', 'consultation', 'live_event', 'membership', 'community')),
	CONSTRAINT "products_status" CHECK ("products"."status" in ('draft', 'published')),
	CONSTRAINT "products_difficulty" CHECK ("products"."difficulty" in ('beginner', 'intermediate', 'advanced')),
	CONSTRAINT "products_stock" CHECK ("products"."stock_limit" is null or "products"."stock_sold" <= "products"."stock_limit"),
	CONSTRAINT "products_quantity_per_student" CHECK ("products"."quantity_per_student" > 0),
	CONSTRAINT "products_vat" CHECK (("products"."vat_rate" is null) = ("products"."vat_exemption_reason" is not null)),
	CONSTRAINT "products_vat_rate" CHECK ("products"."vat_rate" between 0 and 100),
	CONSTRAINT "products_sale" CHECK ("products"."sale_ends_at" > "products"."sale_starts_at"),
	CONSTRAINT "products_takes_place" CHECK (("products"."takes_place_from" is null) = ("products"."takes_place_until" is null)),
	CONSTRAINT "products_takes_place_kind" CHECK ("products"."takes_place_from" is null or "products"."kind" = 'live_event'),
	CONSTRAINT "products_title" CHECK (length(trim("products"."title")) > 0)
);
--> statement-breakpoint
ALTER TABLE "products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"packages_limit" integer DEFAULT -1 NOT NULL,
	"packages_sold" integer DEFAULT 0 NOT NULL,
	"reference_amount" integer NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotions_dates" CHECK ("promotions"."ends_at" is null or "promotions"."ends_at" > "promotions"."starts_at"),
	CONSTRAINT "promotions_packages" CHECK ("promotions"."packages_limit" = -1 or "promotions"."packages_sold" <= "promotions"."packages_limit")
);
--> statement-breakpoint
ALTER TABLE "promotions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "variants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer,
	"name" text DEFAULT '' NOT NULL,
	"amount" integer NOT NULL,
	"minimum_amount" integer,
	"currency" text NOT NULL,
	"payment_model" text DEFAULT 'one_time' NOT NULL,
	"period_months" integer,
	"trial_days" integer DEFAULT 0 NOT NULL,
	"access_days" integer DEFAULT 0 NOT NULL,
	"access_until" timestamp (3) with time zone,
	"includes_all" boolean DEFAULT true NOT NULL,
	"seat_prices" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "variants_at_most_three" CHECK ("variants"."position" between 1 and 3),
	CONSTRAINT "variants_amount" CHECK ("variants"."amount" >= 0),
	CONSTRAINT "variants_minimum" CHECK ("variants"."minimum_amount" between 0 and "variants"."amount"),
	CONSTRAINT "variants_chosen" CHECK ("variants"."minimum_amount" is null or ("variants"."amount" > 0 and "variants"."seat_prices" is null)),
	CONSTRAINT "variants_period" CHECK (("variants"."payment_model" = 'membership') = ("variants"."period_months" is not null)),
	CONSTRAINT "variants_seat_prices" CHECK (jsonb_typeof("variants"."seat_prices") = 'array'),
	CONSTRAINT "variants_payment_model" CHECK ("variants"."payment_model" in ('one_time', 'membership'))
);
--> statement-breakpoint
ALTER TABLE "variants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "checkout_reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"chosen_amount" integer,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"billing" jsonb NOT NULL,
	"bump_ids" uuid[] DEFAULT '{}' NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"gift" jsonb,
	"code" text NOT NULL,
	"language" text NOT NULL,
	"key_digest" text NOT NULL,
	"consent_text" text NOT NULL,
	"consent_version" integer NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"token_digest" text,
	CONSTRAINT "checkout_reminders_quantity" CHECK ("checkout_reminders"."quantity" > 0),
	CONSTRAINT "checkout_reminders_chosen" CHECK ("checkout_reminders"."chosen_amount" >= 0),
	CONSTRAINT "checkout_reminders_link" CHECK (("checkout_reminders"."reminded_at" is null) = ("checkout_reminders"."token_digest" is null)),
	CONSTRAINT "checkout_reminders_language" CHECK ("checkout_reminders"."language" in ('en', 'pl')),
	CONSTRAINT "checkout_reminders_email_domain" CHECK (octet_length(split_part("checkout_reminders"."email", '@', 2)) = length(split_part("checkout_reminders"."email", '@', 2)))
);
--> statement-breakpoint
ALTER TABLE "checkout_reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"commentable_type" text NOT NULL,
	"commentable_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"by_admin" boolean NOT NULL,
	"body" text NOT NULL,
	"video_id" uuid,
	"replies_count" integer DEFAULT 0 NOT NULL,
	"up_votes_count" integer DEFAULT 0 NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	"held_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comments_body" CHECK (length("comments"."body") between 2 and 1200)
);
--> statement-breakpoint
ALTER TABLE "comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"reply_to_id" uuid,
	"author_id" uuid NOT NULL,
	"by_admin" boolean NOT NULL,
	"body" text NOT NULL,
	"image_id" uuid,
	"up_votes_count" integer DEFAULT 0 NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	"held_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "replies_body" CHECK (length("replies"."body") >= 2)
);
--> statement-breakpoint
ALTER TABLE "replies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "availability_exceptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"day" date NOT NULL,
	"from_minute" integer,
	"until_minute" integer,
	CONSTRAINT "availability_exceptions_minutes" CHECK (("availability_exceptions"."from_minute" is null) = ("availability_exceptions"."until_minute" is null) and ("availability_exceptions"."from_minute" is null or "availability_exceptions"."from_minute" >= 0 and "availability_exceptions"."from_minute" < "availability_exceptions"."until_minute" and "availability_exceptions"."until_minute" <= 1440))
);
--> statement-breakpoint
ALTER TABLE "availability_exceptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "availability_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"weekday" integer NOT NULL,
	"from_minute" integer NOT NULL,
	"until_minute" integer NOT NULL,
	CONSTRAINT "availability_rules_weekday" CHECK ("availability_rules"."weekday" between 1 and 7),
	CONSTRAINT "availability_rules_minutes" CHECK ("availability_rules"."from_minute" >= 0 and "availability_rules"."from_minute" < "availability_rules"."until_minute" and "availability_rules"."until_minute" <= 1440)
);
--> statement-breakpoint
ALTER TABLE "availability_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"grant_id" uuid,
	"state" text DEFAULT 'released' NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"busy_from" timestamp (3) with time zone NOT NULL,
	"busy_until" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancelled_by_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"day_reminded_at" timestamp (3) with time zone,
	"hour_reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_state" CHECK ("bookings"."state" in ('released', 'held', 'booked', 'cancelled')),
	CONSTRAINT "bookings_ends" CHECK ("bookings"."ends_at" > "bookings"."starts_at"),
	CONSTRAINT "bookings_busy" CHECK ("bookings"."busy_from" <= "bookings"."starts_at" and "bookings"."busy_until" >= "bookings"."ends_at"),
	CONSTRAINT "bookings_cancelled" CHECK (("bookings"."state" = 'cancelled') = ("bookings"."cancelled_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "bookings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "consultations" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"length_minutes" integer DEFAULT 60 NOT NULL,
	"buffer_before" integer DEFAULT 0 NOT NULL,
	"buffer_after" integer DEFAULT 0 NOT NULL,
	"notice_hours" integer DEFAULT 24 NOT NULL,
	"horizon_days" integer DEFAULT 60 NOT NULL,
	"place_kind" text DEFAULT 'link' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"movable_hours" integer DEFAULT 24,
	"cancellable_hours" integer DEFAULT 24,
	CONSTRAINT "consultations_place_kind" CHECK ("consultations"."place_kind" in ('link', 'address', 'phone')),
	CONSTRAINT "consultations_length" CHECK ("consultations"."length_minutes" between 10 and 480),
	CONSTRAINT "consultations_buffers" CHECK ("consultations"."buffer_before" between 0 and 240 and "consultations"."buffer_after" between 0 and 240),
	CONSTRAINT "consultations_notice" CHECK ("consultations"."notice_hours" between 0 and 720),
	CONSTRAINT "consultations_horizon" CHECK ("consultations"."horizon_days" between 1 and 180),
	CONSTRAINT "consultations_movable" CHECK ("consultations"."movable_hours" between 0 and 720),
	CONSTRAINT "consultations_cancellable" CHECK ("consultations"."cancellable_hours" between 0 and 720),
	CONSTRAINT "consultations_link" CHECK ("consultations"."place_kind" <> 'link' or "consultations"."place" = '' or "consultations"."place" ~ '^https?://')
);
--> statement-breakpoint
ALTER TABLE "consultations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lecture_components" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"lecture_id" uuid NOT NULL,
	"type" text NOT NULL,
	"content" jsonb NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lecture_components_type" CHECK ("lecture_components"."type" in ('text', 'image', 'gallery', 'before_after', 'quiz_question'))
);
--> statement-breakpoint
ALTER TABLE "lecture_components" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lecture_pdfs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"lecture_id" uuid,
	"file_id" uuid NOT NULL,
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
CREATE TABLE "lectures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"section_id" uuid NOT NULL,
	"title" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"video_id" uuid,
	"run_time_seconds" integer DEFAULT 0 NOT NULL,
	"is_free_to_watch" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"delay_days" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lectures_status" CHECK ("lectures"."status" in ('draft', 'published')),
	CONSTRAINT "lectures_title" CHECK (length(trim("lectures"."title")) > 0)
);
--> statement-breakpoint
ALTER TABLE "lectures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL,
	"delay_days" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sections_title" CHECK (length(trim("sections"."title")) > 0)
);
--> statement-breakpoint
ALTER TABLE "sections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "variant_lectures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"section_id" uuid,
	"lecture_id" uuid,
	CONSTRAINT "variant_lectures_one" CHECK (("variant_lectures"."section_id" is null) <> ("variant_lectures"."lecture_id" is null))
);
--> statement-breakpoint
ALTER TABLE "variant_lectures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "download_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"download_id" uuid NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "download_files_title" CHECK (length(trim("download_files"."title")) > 0),
	CONSTRAINT "download_files_position" CHECK ("download_files"."position" between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "download_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "file_loads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "file_loads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "file_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"stored_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_versions_number_in_reach" CHECK ("file_versions"."number" between 1 and 999)
);
--> statement-breakpoint
ALTER TABLE "file_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stored_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"filename" text NOT NULL,
	"content_type" text NOT NULL,
	"state" text DEFAULT 'awaiting_upload' NOT NULL,
	"bytes" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_files_state" CHECK ("stored_files"."state" in ('awaiting_upload', 'ready')),
	CONSTRAINT "stored_files_bytes" CHECK ("stored_files"."state" <> 'ready' or "stored_files"."bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "stored_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lead_form_courses" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	CONSTRAINT "lead_form_courses_form_id_course_id_pk" PRIMARY KEY("form_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "lead_form_courses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lead_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"header" text NOT NULL,
	"fields" jsonb NOT NULL,
	"hidden_fields" jsonb NOT NULL,
	"button_text" text DEFAULT '' NOT NULL,
	"consent_text" text DEFAULT '' NOT NULL,
	"consent_version" integer DEFAULT 1 NOT NULL,
	"success_header" text DEFAULT '' NOT NULL,
	"success_text" text DEFAULT '' NOT NULL,
	"redirect_url" text DEFAULT '' NOT NULL,
	"is_on_home" boolean DEFAULT false NOT NULL,
	"on_courses" text DEFAULT 'none' NOT NULL,
	"leads_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_forms_language" CHECK ("lead_forms"."language" in ('en', 'pl')),
	CONSTRAINT "lead_forms_on_courses" CHECK ("lead_forms"."on_courses" in ('none', 'all', 'chosen'))
);
--> statement-breakpoint
ALTER TABLE "lead_forms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"form_id" uuid,
	"form_name" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"answers" jsonb NOT NULL,
	"utm" jsonb NOT NULL,
	"consent_text" text,
	"consent_version" integer,
	"consented_at" timestamp (3) with time zone,
	"language" text NOT NULL,
	"sign_ups_count" integer DEFAULT 1 NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_language" CHECK ("leads"."language" in ('en', 'pl')),
	CONSTRAINT "leads_email_domain" CHECK (octet_length(split_part("leads"."email", '@', 2)) = length(split_part("leads"."email", '@', 2)))
);
--> statement-breakpoint
ALTER TABLE "leads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lecture_progress" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"lecture_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"position_seconds" integer DEFAULT 0 NOT NULL,
	"is_favourite" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"watched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lecture_progress_person_id_lecture_id_pk" PRIMARY KEY("person_id","lecture_id")
);
--> statement-breakpoint
ALTER TABLE "lecture_progress" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "live_event_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"day_reminded_at" timestamp (3) with time zone,
	"hour_reminded_at" timestamp (3) with time zone,
	CONSTRAINT "live_event_sessions_number" CHECK ("live_event_sessions"."position" between 1 and 20),
	CONSTRAINT "live_event_sessions_ends" CHECK ("live_event_sessions"."ends_at" > "live_event_sessions"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "live_event_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "live_events" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"venue" text DEFAULT 'online' NOT NULL,
	"online_url" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"recording_id" uuid,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "live_events_venue" CHECK ("live_events"."venue" in ('online', 'place')),
	CONSTRAINT "live_events_where" CHECK (case "live_events"."venue" when 'online' then "live_events"."place" = '' and "live_events"."address" = '' else "live_events"."online_url" = '' and "live_events"."place" <> '' end),
	CONSTRAINT "live_events_link" CHECK ("live_events"."online_url" = '' or "live_events"."online_url" ~ '^https?://')
);
--> statement-breakpoint
ALTER TABLE "live_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"grant_id" uuid,
	"student_id" uuid,
	"seat_id" uuid,
	"number" integer DEFAULT 1 NOT NULL,
	"guest_name" text,
	"guest_email" text,
	"guest_revision" integer DEFAULT 0 NOT NULL,
	"code" text NOT NULL,
	"checked_in_at" timestamp (3) with time zone,
	"checked_in_by_id" uuid,
	"voided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tickets_held" CHECK (("tickets"."grant_id" is null) = ("tickets"."student_id" is null)),
	CONSTRAINT "tickets_held_for" CHECK ("tickets"."grant_id" is not null or ("tickets"."seat_id" is not null and "tickets"."guest_name" is not null and "tickets"."checked_in_at" is null)),
	CONSTRAINT "tickets_number" CHECK ("tickets"."number" between 1 and 500),
	CONSTRAINT "tickets_guest" CHECK (("tickets"."guest_name" is null) = ("tickets"."guest_email" is null)),
	CONSTRAINT "tickets_guest_email" CHECK (octet_length(split_part("tickets"."guest_email", '@', 2)) = length(split_part("tickets"."guest_email", '@', 2))),
	CONSTRAINT "tickets_code_signs" CHECK ("tickets"."code" ~ '^[0123456789ABCDEFGHJKMNPQRSTVWXYZ]{10}$'),
	CONSTRAINT "tickets_checked_in" CHECK ("tickets"."checked_in_by_id" is null or "tickets"."checked_in_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "tickets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "waiting_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"student_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mailbox" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"queued_at" timestamp (3) with time zone NOT NULL,
	"offer_until" timestamp (3) with time zone,
	"token_digest" text,
	"buyer_id" uuid,
	"consent_text" text NOT NULL,
	"consent_version" integer NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "waiting_entries_state" CHECK ("waiting_entries"."state" in ('waiting', 'offered', 'taking', 'taken', 'passed', 'left', 'ended')),
	CONSTRAINT "waiting_entries_language" CHECK ("waiting_entries"."language" in ('en', 'pl')),
	CONSTRAINT "waiting_entries_offer" CHECK (("waiting_entries"."offer_until" is null) = ("waiting_entries"."token_digest" is null)),
	CONSTRAINT "waiting_entries_in_line_unoffered" CHECK ("waiting_entries"."state" <> 'waiting' or "waiting_entries"."offer_until" is null),
	CONSTRAINT "waiting_entries_taking" CHECK ("waiting_entries"."state" <> 'taking' or "waiting_entries"."offer_until" is not null),
	CONSTRAINT "waiting_entries_is_settled" CHECK (("waiting_entries"."state" in ('taken', 'passed', 'left', 'ended')) = ("waiting_entries"."settled_at" is not null)),
	CONSTRAINT "waiting_entries_email_domain" CHECK (octet_length(split_part("waiting_entries"."email", '@', 2)) = length(split_part("waiting_entries"."email", '@', 2)))
);
--> statement-breakpoint
ALTER TABLE "waiting_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"cause" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"sealed" text,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attachment" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "matters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"reminded_days" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "matters_once" UNIQUE("kind","subject_id"),
	CONSTRAINT "matters_kind" CHECK ("matters"."kind" in ('withdrawal', 'refund_request', 'dispute'))
);
--> statement-breakpoint
ALTER TABLE "matters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"context" text NOT NULL,
	"uploaded_by_id" uuid,
	"filename" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"width" integer,
	"height" integer,
	"widths" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_guarded" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_state" CHECK ("images"."state" in ('awaiting_upload', 'ready', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "images" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"host" text NOT NULL,
	"host_video_id" text NOT NULL,
	"title" text NOT NULL,
	"uploaded_by_id" uuid,
	"state" text DEFAULT 'created' NOT NULL,
	"failure" text,
	"progress" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"output_prefix" text,
	"duration_seconds" integer,
	"width" integer,
	"height" integer,
	"bytes" bigint,
	"captions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"state_changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "videos_state" CHECK ("videos"."state" in ('created', 'uploading', 'uploaded', 'processing', 'playable', 'ready', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "videos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"admin_id" uuid,
	"deed" text NOT NULL,
	"area" text NOT NULL,
	"subject" text,
	"url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "moderation_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"item_type" text NOT NULL,
	"item_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"by_admin" boolean DEFAULT false NOT NULL,
	"is_held" boolean NOT NULL,
	"reports_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by_id" uuid,
	"outcome" text,
	CONSTRAINT "moderation_cases_closed" CHECK (("moderation_cases"."closed_at" is null) = ("moderation_cases"."outcome" is null))
);
--> statement-breakpoint
ALTER TABLE "moderation_cases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mutes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"muted_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"until" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_by_id" uuid
);
--> statement-breakpoint
ALTER TABLE "mutes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_reason" CHECK ("reports"."reason" in ('spam', 'insult', 'off-topic', 'personal-data', 'illegal', 'other'))
);
--> statement-breakpoint
ALTER TABLE "reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "writing_counts" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"used" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL,
	"shown_count" integer NOT NULL,
	CONSTRAINT "writing_counts_student_id_kind_pk" PRIMARY KEY("student_id","kind"),
	CONSTRAINT "writing_counts_kind" CHECK ("writing_counts"."kind" in ('comment', 'post'))
);
--> statement-breakpoint
ALTER TABLE "writing_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"lecture_id" uuid,
	"position_seconds" integer,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notes_body" CHECK (length("notes"."body") between 1 and 5000),
	CONSTRAINT "notes_position" CHECK ("notes"."position_seconds" >= 0)
);
--> statement-breakpoint
ALTER TABLE "notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "answer_mail_refusals" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"person_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_mail_refusals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notices" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"topic_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "notices_person_id_kind_item_id_pk" PRIMARY KEY("person_id","kind","item_id"),
	CONSTRAINT "notices_kind" CHECK ("notices"."kind" in ('post', 'comment', 'reply', 'version', 'part'))
);
--> statement-breakpoint
ALTER TABLE "notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_mail_refusals" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"person_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_mail_refusals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bumps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"offered_product_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"price" text NOT NULL,
	"value" integer,
	"reference_amount" integer,
	"heading" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bumps_at_most_three" CHECK ("bumps"."position" between 1 and 3),
	CONSTRAINT "bumps_not_itself" CHECK ("bumps"."product_id" <> "bumps"."offered_product_id"),
	CONSTRAINT "bumps_price" CHECK ("bumps"."price" in ('usual', 'amount', 'percent')),
	CONSTRAINT "bumps_value" CHECK (case "bumps"."price" when 'usual' then "bumps"."value" is null when 'amount' then coalesce("bumps"."value", 0) > 0 else coalesce("bumps"."value", 0) between 1 and 99 end),
	CONSTRAINT "bumps_reference" CHECK (("bumps"."price" = 'usual') = ("bumps"."reference_amount" is null))
);
--> statement-breakpoint
ALTER TABLE "bumps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "code_products" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"code_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "code_products_code_id_product_id_pk" PRIMARY KEY("code_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "code_products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"currency" text NOT NULL,
	"is_for_all_products" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"uses_limit" integer,
	"uses_per_person" integer,
	"minimum_amount" integer DEFAULT 0 NOT NULL,
	"is_for_first_purchase" boolean DEFAULT false NOT NULL,
	"announced_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"uses_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "codes_kind" CHECK ("codes"."kind" in ('percent', 'amount')),
	CONSTRAINT "codes_value" CHECK ("codes"."value" > 0 and ("codes"."kind" = 'amount' or "codes"."value" <= 100)),
	CONSTRAINT "codes_dates" CHECK ("codes"."ends_at" > "codes"."starts_at"),
	CONSTRAINT "codes_minimum" CHECK ("codes"."minimum_amount" >= 0),
	CONSTRAINT "codes_uses" CHECK ("codes"."uses_count" >= 0 and "codes"."uses_count" <= "codes"."uses_limit"),
	CONSTRAINT "codes_uses_per_person" CHECK ("codes"."uses_per_person" > 0),
	CONSTRAINT "codes_first_purchase" CHECK (not "codes"."is_for_first_purchase" or coalesce("codes"."uses_per_person", 0) = 1)
);
--> statement-breakpoint
ALTER TABLE "codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "upsells" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"offered_product_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"price" text NOT NULL,
	"value" integer,
	"reference_amount" integer,
	"heading" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "upsells_not_itself" CHECK ("upsells"."product_id" <> "upsells"."offered_product_id"),
	CONSTRAINT "upsells_price" CHECK ("upsells"."price" in ('usual', 'amount', 'percent')),
	CONSTRAINT "upsells_value" CHECK (case "upsells"."price" when 'usual' then "upsells"."value" is null when 'amount' then coalesce("upsells"."value", 0) > 0 else coalesce("upsells"."value", 0) between 1 and 99 end),
	CONSTRAINT "upsells_reference" CHECK (("upsells"."price" = 'usual') = ("upsells"."reference_amount" is null))
);
--> statement-breakpoint
ALTER TABLE "upsells" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "checkout_forms" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "checkout_forms_fields" CHECK (jsonb_typeof("checkout_forms"."fields") = 'array')
);
--> statement-breakpoint
ALTER TABLE "checkout_forms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"answer" text DEFAULT '' NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "refund_requests_one_per_order" UNIQUE("order_id"),
	CONSTRAINT "refund_requests_outcome" CHECK ("refund_requests"."outcome" in ('returned', 'declined')),
	CONSTRAINT "refund_requests_settled" CHECK (("refund_requests"."outcome" is null) = ("refund_requests"."settled_at" is null)),
	CONSTRAINT "refund_requests_declined_why" CHECK ("refund_requests"."outcome" <> 'declined' or "refund_requests"."answer" <> '')
);
--> statement-breakpoint
ALTER TABLE "refund_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"resource_id" uuid NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"holders" text[],
	"stays_used" boolean DEFAULT false NOT NULL,
	"offer_id" uuid,
	"state" text DEFAULT 'held' NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claims_resource" CHECK ("claims"."resource" in ('code', 'stock', 'place', 'share', 'package', 'slot', 'owned')),
	CONSTRAINT "claims_state" CHECK ("claims"."state" in ('held', 'kept', 'released')),
	CONSTRAINT "claims_quantity" CHECK ("claims"."quantity" > 0),
	CONSTRAINT "claims_holders" CHECK (("claims"."resource" in ('code', 'share')) = ("claims"."holders" is not null)),
	CONSTRAINT "claims_offer" CHECK ("claims"."offer_id" is null or ("claims"."resource" = 'place' and "claims"."quantity" = 1)),
	CONSTRAINT "claims_stays_used" CHECK (not "claims"."stays_used" or "claims"."resource" = 'code'),
	CONSTRAINT "claims_expiry" CHECK (("claims"."state" = 'held') = ("claims"."expires_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "claims" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "line_discounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"source" text NOT NULL,
	"source_id" uuid NOT NULL,
	"code" text,
	"amount" integer NOT NULL,
	CONSTRAINT "line_discounts_source" CHECK ("line_discounts"."source" in ('promotion', 'evergreen', 'seats', 'bump', 'upsell', 'code', 'owned')),
	CONSTRAINT "line_discounts_amount" CHECK ("line_discounts"."amount" > 0),
	CONSTRAINT "line_discounts_code" CHECK (("line_discounts"."source" = 'code') = ("line_discounts"."code" is not null))
);
--> statement-breakpoint
ALTER TABLE "line_discounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text DEFAULT 'main' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"title" text NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"seats" integer DEFAULT 0 NOT NULL,
	"gift" jsonb,
	"standard_amount" integer NOT NULL,
	"is_chosen" boolean DEFAULT false NOT NULL,
	"discount_amount" integer DEFAULT 0 NOT NULL,
	"amount" integer NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"returned_amount" integer DEFAULT 0 NOT NULL,
	"reference_amount" integer,
	"currency" text NOT NULL,
	"vat_rate" integer,
	"vat_exemption_reason" text,
	"access_days" integer NOT NULL,
	"access_until" timestamp (3) with time zone,
	CONSTRAINT "order_lines_kind" CHECK ("order_lines"."kind" in ('main', 'bump', 'upsell')),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_seats" CHECK ("order_lines"."seats" in (0, "order_lines"."quantity" - 1, "order_lines"."quantity")),
	CONSTRAINT "order_lines_gift" CHECK ("order_lines"."gift" is null or ("order_lines"."quantity" = 1 and "order_lines"."seats" = 1 and "order_lines"."gift" ?& array['name', 'email', 'message', 'send_on'])),
	CONSTRAINT "order_lines_amount" CHECK ("order_lines"."amount" >= 0 and "order_lines"."amount" = "order_lines"."standard_amount" - "order_lines"."discount_amount"),
	CONSTRAINT "order_lines_returned" CHECK ("order_lines"."returned_amount" >= 0 and "order_lines"."returned_amount" <= "order_lines"."amount")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"number" text NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"checkout_key" uuid NOT NULL,
	"status" text DEFAULT 'paying' NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"consents" jsonb NOT NULL,
	"billing" jsonb NOT NULL,
	"company_name" text,
	"postal_code" text,
	"city" text,
	"guests" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seller" jsonb,
	"terms_id" uuid,
	"follows_order_id" uuid,
	"upsell_declined_at" timestamp (3) with time zone,
	"campaign" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"fulfilled_at" timestamp (3) with time zone,
	CONSTRAINT "orders_in_one_currency" UNIQUE("id","currency"),
	CONSTRAINT "orders_of_student" UNIQUE("student_id","id"),
	CONSTRAINT "orders_follows_another" CHECK ("orders"."follows_order_id" <> "orders"."id"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('paying', 'paid', 'failed', 'partly_refunded', 'refunded')),
	CONSTRAINT "orders_company" CHECK (num_nonnulls("orders"."company_name", "orders"."postal_code", "orders"."city") in (0, 3)),
	CONSTRAINT "orders_company_complete" CHECK ("orders"."company_name" is null or '' <> all (array["orders"."company_name", "orders"."postal_code", "orders"."city", coalesce("orders"."billing" ->> 'vat_id', ''), coalesce("orders"."billing" ->> 'address_1', '')])),
	CONSTRAINT "orders_guests" CHECK (jsonb_array_length("orders"."guests") <= 20),
	CONSTRAINT "orders_fulfilled" CHECK ("orders"."fulfilled_at" is null or "orders"."status" in ('paid', 'partly_refunded', 'refunded'))
);
--> statement-breakpoint
ALTER TABLE "orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vat_checks" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"number" text NOT NULL,
	"outcome" text,
	"name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"consultation" text,
	"since" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"ask_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	CONSTRAINT "vat_checks_outcome" CHECK ("vat_checks"."outcome" in ('valid', 'invalid', 'unanswered')),
	CONSTRAINT "vat_checks_settled" CHECK (("vat_checks"."outcome" is null) = ("vat_checks"."ask_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "vat_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"verdict" text NOT NULL,
	"lines" jsonb NOT NULL,
	"due_amount" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawals_one_per_order" UNIQUE("order_id"),
	CONSTRAINT "withdrawals_verdict" CHECK ("withdrawals"."verdict" in ('accepted', 'waived', 'dated_event', 'performed', 'too_late', 'counted')),
	CONSTRAINT "withdrawals_due" CHECK ("withdrawals"."due_amount" >= 0 and ("withdrawals"."verdict" = 'accepted' or ("withdrawals"."due_amount" = 0 and "withdrawals"."settled_at" is not null)))
);
--> statement-breakpoint
ALTER TABLE "withdrawals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attributions" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"clicked_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "attributions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "commissions" (
	"line_id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"currency" text NOT NULL,
	"price" integer NOT NULL,
	"amount" integer NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"earned" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "commissions_kind" CHECK ("commissions"."kind" in ('percent', 'amount')),
	CONSTRAINT "commissions_value" CHECK ("commissions"."value" > 0 and ("commissions"."kind" = 'amount' or "commissions"."value" <= 100)),
	CONSTRAINT "commissions_amount" CHECK ("commissions"."price" > 0 and "commissions"."amount" between 0 and "commissions"."price"),
	CONSTRAINT "commissions_returned" CHECK ("commissions"."returned" between 0 and "commissions"."price"),
	CONSTRAINT "commissions_earned" CHECK ("commissions"."earned" between 0 and "commissions"."amount")
);
--> statement-breakpoint
ALTER TABLE "commissions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "partner_balances" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"earned" bigint DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "partner_balances_partner_id_currency_pk" PRIMARY KEY("partner_id","currency"),
	CONSTRAINT "partner_balances_earned" CHECK ("partner_balances"."earned" >= 0),
	CONSTRAINT "partner_balances_paid" CHECK ("partner_balances"."paid" >= 0)
);
--> statement-breakpoint
ALTER TABLE "partner_balances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "partner_clicks" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"product_id" uuid,
	"on" date NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "partner_clicks_day" UNIQUE NULLS NOT DISTINCT("partner_id","on","product_id"),
	CONSTRAINT "partner_clicks_count" CHECK ("partner_clicks"."clicks" >= 0)
);
--> statement-breakpoint
ALTER TABLE "partner_clicks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "partner_products" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"commission_kind" text,
	"commission_value" integer,
	CONSTRAINT "partner_products_partner_id_product_id_pk" PRIMARY KEY("partner_id","product_id"),
	CONSTRAINT "partner_products_commission_kind" CHECK ("partner_products"."commission_kind" in ('percent', 'amount')),
	CONSTRAINT "partner_products_commission" CHECK (("partner_products"."commission_kind" is null) = ("partner_products"."commission_value" is null)
        and "partner_products"."commission_value" > 0 and ("partner_products"."commission_kind" = 'amount' or "partner_products"."commission_value" <= 100))
);
--> statement-breakpoint
ALTER TABLE "partner_products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"code" text NOT NULL,
	"commission_kind" text NOT NULL,
	"commission_value" integer NOT NULL,
	"currency" text NOT NULL,
	"is_for_all_products" boolean DEFAULT true NOT NULL,
	"window_days" integer DEFAULT 30 NOT NULL,
	"promo_code_id" uuid,
	"ended_at" timestamp (3) with time zone,
	"page_digest" text,
	"page_made_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partners_commission_kind" CHECK ("partners"."commission_kind" in ('percent', 'amount')),
	CONSTRAINT "partners_commission" CHECK ("partners"."commission_value" > 0 and ("partners"."commission_kind" = 'amount' or "partners"."commission_value" <= 100)),
	CONSTRAINT "partners_window" CHECK ("partners"."window_days" between 1 and 365),
	CONSTRAINT "partners_page_made" CHECK (("partners"."page_digest" is null) = ("partners"."page_made_at" is null)),
	CONSTRAINT "partners_email" CHECK (octet_length(split_part("partners"."email", '@', 2)) = length(split_part("partners"."email", '@', 2)))
);
--> statement-breakpoint
ALTER TABLE "partners" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"paid_on" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "payouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"state" text NOT NULL,
	"respond_by" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "disputes_one_per_transaction" UNIQUE("transaction_id"),
	CONSTRAINT "disputes_state" CHECK ("disputes"."state" in ('open', 'won', 'lost', 'unknown')),
	CONSTRAINT "disputes_decided" CHECK (("disputes"."state" in ('won', 'lost')) = ("disputes"."decided_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "disputes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "gateway_notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"event_id" text NOT NULL,
	"body" text NOT NULL,
	"is_worked_off" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gateway_notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"gateway" text NOT NULL,
	"sealed_credentials" text,
	"key_version" text,
	"mode" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_accounts_of_school" UNIQUE("school_id","id"),
	CONSTRAINT "payment_accounts_gateway" CHECK ("payment_accounts"."gateway" in ('sandbox')),
	CONSTRAINT "payment_accounts_mode" CHECK ("payment_accounts"."mode" in ('test', 'live')),
	CONSTRAINT "payment_accounts_status" CHECK ("payment_accounts"."status" in ('active', 'off')),
	CONSTRAINT "payment_accounts_sandbox_is_a_test" CHECK ("payment_accounts"."gateway" <> 'sandbox' or "payment_accounts"."mode" = 'test'),
	CONSTRAINT "payment_accounts_sealed" CHECK (("payment_accounts"."sealed_credentials" is null) = ("payment_accounts"."key_version" is null))
);
--> statement-breakpoint
ALTER TABLE "payment_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"line_id" uuid,
	"amount" integer NOT NULL,
	"key" text NOT NULL,
	"request_key" uuid,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"asked_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_key" UNIQUE("key"),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('asked', 'done', 'refused')),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"sealed_token" text NOT NULL,
	"key_version" text NOT NULL,
	"fingerprint" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"expiry_month" integer NOT NULL,
	"expiry_year" integer NOT NULL,
	"forget_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_cards_one_per_transaction" UNIQUE("transaction_id"),
	CONSTRAINT "saved_cards_last4" CHECK ("saved_cards"."last4" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
ALTER TABLE "saved_cards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"hash" text NOT NULL,
	"order_id" uuid NOT NULL,
	"payer_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"gateway_payment_id" text,
	"status" text DEFAULT 'STARTED' NOT NULL,
	"failure_reason" text,
	"authentication_url" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"checkout_path" text DEFAULT '/courses' NOT NULL,
	"purchase_path" text DEFAULT '/courses' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"refunding_amount" integer DEFAULT 0 NOT NULL,
	"refunded_at" timestamp (3) with time zone,
	"card_fingerprint" text,
	"keeps_card_minutes" integer,
	"card_settled_at" timestamp (3) with time zone,
	"refund_reason" text,
	CONSTRAINT "transactions_hash_unique" UNIQUE("hash"),
	CONSTRAINT "transactions_keeps_card" CHECK ("transactions"."keeps_card_minutes" > 0),
	CONSTRAINT "transactions_status" CHECK ("transactions"."status" in ('STARTED', 'AUTHENTICATION', 'PENDING', 'PERFORMED', 'CLEARED', 'FAILURE', 'ERROR', 'CANCELED')),
	CONSTRAINT "transactions_refund_reason" CHECK ("transactions"."refund_reason" in ('paid_twice', 'sold_out', 'price_gone', 'withdrawn')),
	CONSTRAINT "transactions_amount" CHECK ("transactions"."amount" > 0),
	CONSTRAINT "transactions_refunded" CHECK ("transactions"."refunded_amount" >= 0 and "transactions"."refunding_amount" >= 0 and "transactions"."refunded_amount" + "transactions"."refunding_amount" <= "transactions"."amount")
);
--> statement-breakpoint
ALTER TABLE "transactions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "admin_mail_refusals" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admin_mail_refusals_person_id_kind_pk" PRIMARY KEY("person_id","kind"),
	CONSTRAINT "admin_mail_refusals_kind" CHECK ("admin_mail_refusals"."kind" in ('first_student', 'sale', 'withdrawal', 'refund_request', 'dispute'))
);
--> statement-breakpoint
ALTER TABLE "admin_mail_refusals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "handovers" (
	"id" text PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "handovers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operators_email_unique" UNIQUE("email"),
	CONSTRAINT "operators_email_domain" CHECK (octet_length(split_part("operators"."email", '@', 2)) = length(split_part("operators"."email", '@', 2)))
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" text PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "password_resets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"role" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text,
	"avatar" text,
	"language" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_role" CHECK ("people"."role" in ('admin', 'student')),
	CONSTRAINT "people_email_domain" CHECK (octet_length(split_part("people"."email", '@', 2)) = length(split_part("people"."email", '@', 2)))
);
--> statement-breakpoint
ALTER TABLE "people" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"host" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"renewed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "review_summaries" (
	"course_id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"recommended" integer DEFAULT 0 NOT NULL,
	"neutral" integer DEFAULT 0 NOT NULL,
	"not_recommended" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_summaries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"review" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"has_bought" boolean NOT NULL,
	"comment_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"moderated_at" timestamp (3) with time zone,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" in (10, 5, 0)),
	CONSTRAINT "reviews_status" CHECK ("reviews"."status" in ('pending', 'approved', 'disapproved'))
);
--> statement-breakpoint
ALTER TABLE "reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "domains" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"host" text NOT NULL,
	"status" text DEFAULT 'in_progress' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"verified_at" timestamp (3) with time zone,
	CONSTRAINT "domains_status" CHECK ("domains"."status" in ('in_progress', 'verified', 'problem'))
);
--> statement-breakpoint
ALTER TABLE "domains" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "legal_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"which" text NOT NULL,
	"version" integer NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_texts_which" CHECK ("legal_texts"."which" in ('terms', 'privacy')),
	CONSTRAINT "legal_texts_version_counts" CHECK ("legal_texts"."version" > 0),
	CONSTRAINT "legal_texts_html" CHECK ("legal_texts"."html" <> '')
);
--> statement-breakpoint
ALTER TABLE "legal_texts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "schools" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"currency" text DEFAULT 'PLN' NOT NULL,
	"time_zone" text DEFAULT 'Europe/Warsaw' NOT NULL,
	"overlay_color" text DEFAULT '#b4532a' NOT NULL,
	"template" text DEFAULT 'quarto' NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"contact_email" text NOT NULL,
	"author_name" text DEFAULT '' NOT NULL,
	"author_bio" text DEFAULT '' NOT NULL,
	"seller" jsonb,
	"is_login_enabled" boolean DEFAULT true NOT NULL,
	"is_registration_enabled" boolean DEFAULT true NOT NULL,
	"are_students_admitted" boolean DEFAULT true NOT NULL,
	"approves_reviews_automatically" boolean DEFAULT false NOT NULL,
	"refund_request_days" integer DEFAULT 14 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "schools_slug_unique" UNIQUE("slug"),
	CONSTRAINT "schools_language" CHECK ("schools"."language" in ('en', 'pl')),
	CONSTRAINT "schools_currency" CHECK ("schools"."currency" in ('PLN', 'EUR', 'USD', 'GBP', 'CZK')),
	CONSTRAINT "schools_template" CHECK ("schools"."template" in ('quarto', 'octavo', 'folio')),
	CONSTRAINT "schools_refund_request_days" CHECK ("schools"."refund_request_days" between 0 and 365),
	CONSTRAINT "schools_time_zone" CHECK ("schools"."time_zone" ~ '^[A-Za-z]')
);
--> statement-breakpoint
ALTER TABLE "schools" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_words" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"word" text NOT NULL,
	"is_in_name" boolean NOT NULL,
	CONSTRAINT "course_words_school_id_word_pk" PRIMARY KEY("school_id","word")
);
--> statement-breakpoint
ALTER TABLE "course_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"pool_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"token_digest" text,
	"status" text DEFAULT 'sent' NOT NULL,
	"person_id" uuid,
	"language" text NOT NULL,
	"sendings" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"returned_at" timestamp (3) with time zone,
	CONSTRAINT "invitations_status" CHECK ("invitations"."status" in ('waiting', 'sent', 'accepted', 'revoked')),
	CONSTRAINT "invitations_email" CHECK (octet_length(split_part("invitations"."email", '@', 2)) = length(split_part("invitations"."email", '@', 2))),
	CONSTRAINT "invitations_settled" CHECK (("invitations"."status" in ('waiting', 'sent')) = ("invitations"."settled_at" is null)),
	CONSTRAINT "invitations_person" CHECK ("invitations"."person_id" is null or "invitations"."status" not in ('waiting', 'sent'))
);
--> statement-breakpoint
ALTER TABLE "invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "seat_pools" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"bought" integer NOT NULL,
	"is_gift" boolean DEFAULT false NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"access_days" integer NOT NULL,
	"access_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "seat_pools_bought" CHECK ("seat_pools"."bought" > 0),
	CONSTRAINT "seat_pools_gift" CHECK (not "seat_pools"."is_gift" or "seat_pools"."bought" = 1),
	CONSTRAINT "seat_pools_taken" CHECK ("seat_pools"."taken" between 0 and "seat_pools"."bought")
);
--> statement-breakpoint
ALTER TABLE "seat_pools" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "survey_displays" (
	"survey_id" uuid NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"displayed_on" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "survey_displays_survey_id_displayed_on_pk" PRIMARY KEY("survey_id","displayed_on")
);
--> statement-breakpoint
ALTER TABLE "survey_displays" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "survey_responses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"survey_id" uuid NOT NULL,
	"student_id" uuid,
	"browser" text,
	"answers" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "survey_responses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "surveys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"questions" jsonb NOT NULL,
	"earlier_questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"shown_on" text NOT NULL,
	"course_id" uuid,
	"audience" text NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"displays_count" integer DEFAULT 0 NOT NULL,
	"responses_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "surveys_closed_after_opened" CHECK ("surveys"."closed_at" is null or "surveys"."opened_at" is not null),
	CONSTRAINT "surveys_shown_on" CHECK ("surveys"."shown_on" in ('everywhere', 'course_pages', 'one_course', 'watch', 'community')),
	CONSTRAINT "surveys_audience" CHECK ("surveys"."audience" in ('everyone', 'visitors', 'students'))
);
--> statement-breakpoint
ALTER TABLE "surveys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "votes" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"votable_type" text NOT NULL,
	"votable_id" uuid NOT NULL,
	"voter_id" uuid NOT NULL,
	"value" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "votes_votable_id_voter_id_votable_type_pk" PRIMARY KEY("votable_id","voter_id","votable_type"),
	CONSTRAINT "votes_value" CHECK ("votes"."value" in (1, -1))
);
--> statement-breakpoint
ALTER TABLE "votes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revocations" ADD CONSTRAINT "revocations_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revocations" ADD CONSTRAINT "revocations_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revocations" ADD CONSTRAINT "revocations_revoked_by_id_people_id_fk" FOREIGN KEY ("revoked_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_visits" ADD CONSTRAINT "product_visits_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_visits" ADD CONSTRAINT "product_visits_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_addresses" ADD CONSTRAINT "article_addresses_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_addresses" ADD CONSTRAINT "article_addresses_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_photos" ADD CONSTRAINT "article_photos_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_photos" ADD CONSTRAINT "article_photos_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_photos" ADD CONSTRAINT "article_photos_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_products" ADD CONSTRAINT "article_products_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_products" ADD CONSTRAINT "article_products_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_products" ADD CONSTRAINT "article_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tags" ADD CONSTRAINT "article_tags_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tags" ADD CONSTRAINT "article_tags_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_id_images_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evergreen_offers" ADD CONSTRAINT "evergreen_offers_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evergreen_offers" ADD CONSTRAINT "evergreen_offers_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evergreen_starts" ADD CONSTRAINT "evergreen_starts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evergreen_starts" ADD CONSTRAINT "evergreen_starts_offer_id_evergreen_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."evergreen_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evergreen_starts" ADD CONSTRAINT "evergreen_starts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inclusions" ADD CONSTRAINT "inclusions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inclusions" ADD CONSTRAINT "inclusions_bundle_id_products_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inclusions" ADD CONSTRAINT "inclusions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_membership_id_products_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_cover_id_images_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_reminders" ADD CONSTRAINT "checkout_reminders_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_reminders" ADD CONSTRAINT "checkout_reminders_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_reminders" ADD CONSTRAINT "checkout_reminders_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_reply_to_id_replies_id_fk" FOREIGN KEY ("reply_to_id") REFERENCES "public"."replies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_product_id_consultations_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."consultations"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_rules" ADD CONSTRAINT "availability_rules_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_rules" ADD CONSTRAINT "availability_rules_product_id_consultations_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."consultations"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_product_id_consultations_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."consultations"("product_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cancelled_by_id_people_id_fk" FOREIGN KEY ("cancelled_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_components" ADD CONSTRAINT "lecture_components_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_components" ADD CONSTRAINT "lecture_components_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_pdfs" ADD CONSTRAINT "lecture_pdfs_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_pdfs" ADD CONSTRAINT "lecture_pdfs_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_course_id_products_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_course_id_products_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_lectures" ADD CONSTRAINT "variant_lectures_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_lectures" ADD CONSTRAINT "variant_lectures_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_lectures" ADD CONSTRAINT "variant_lectures_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_lectures" ADD CONSTRAINT "variant_lectures_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_files" ADD CONSTRAINT "download_files_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_files" ADD CONSTRAINT "download_files_download_id_products_id_fk" FOREIGN KEY ("download_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_loads" ADD CONSTRAINT "file_loads_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_loads" ADD CONSTRAINT "file_loads_version_id_file_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."file_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_loads" ADD CONSTRAINT "file_loads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_versions" ADD CONSTRAINT "file_versions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_versions" ADD CONSTRAINT "file_versions_file_id_download_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."download_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_versions" ADD CONSTRAINT "file_versions_stored_id_stored_files_id_fk" FOREIGN KEY ("stored_id") REFERENCES "public"."stored_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_form_courses" ADD CONSTRAINT "lead_form_courses_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_form_courses" ADD CONSTRAINT "lead_form_courses_form_id_lead_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."lead_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_form_courses" ADD CONSTRAINT "lead_form_courses_course_id_products_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_forms" ADD CONSTRAINT "lead_forms_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_form_id_lead_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."lead_forms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_progress" ADD CONSTRAINT "lecture_progress_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_progress" ADD CONSTRAINT "lecture_progress_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_progress" ADD CONSTRAINT "lecture_progress_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_progress" ADD CONSTRAINT "lecture_progress_course_id_products_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_sessions" ADD CONSTRAINT "live_event_sessions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_sessions" ADD CONSTRAINT "live_event_sessions_product_id_live_events_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."live_events"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_recording_id_products_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_product_id_live_events_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."live_events"("product_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_checked_in_by_id_people_id_fk" FOREIGN KEY ("checked_in_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_product_id_live_events_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."live_events"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_buyer_id_people_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matters" ADD CONSTRAINT "matters_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matters" ADD CONSTRAINT "matters_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_uploaded_by_id_people_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_uploaded_by_id_people_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_admin_id_people_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_closed_by_id_people_id_fk" FOREIGN KEY ("closed_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_muted_by_id_people_id_fk" FOREIGN KEY ("muted_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_ended_by_id_people_id_fk" FOREIGN KEY ("ended_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_people_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_counts" ADD CONSTRAINT "writing_counts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_counts" ADD CONSTRAINT "writing_counts_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_course_id_products_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_mail_refusals" ADD CONSTRAINT "answer_mail_refusals_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_mail_refusals" ADD CONSTRAINT "answer_mail_refusals_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_mail_refusals" ADD CONSTRAINT "product_mail_refusals_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_mail_refusals" ADD CONSTRAINT "product_mail_refusals_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bumps" ADD CONSTRAINT "bumps_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bumps" ADD CONSTRAINT "bumps_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bumps" ADD CONSTRAINT "bumps_offered_product_id_products_id_fk" FOREIGN KEY ("offered_product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bumps" ADD CONSTRAINT "bumps_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_products" ADD CONSTRAINT "code_products_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_products" ADD CONSTRAINT "code_products_code_id_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_products" ADD CONSTRAINT "code_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upsells" ADD CONSTRAINT "upsells_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upsells" ADD CONSTRAINT "upsells_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upsells" ADD CONSTRAINT "upsells_offered_product_id_products_id_fk" FOREIGN KEY ("offered_product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upsells" ADD CONSTRAINT "upsells_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_forms" ADD CONSTRAINT "checkout_forms_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_forms" ADD CONSTRAINT "checkout_forms_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_offer_id_waiting_entries_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."waiting_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_discounts" ADD CONSTRAINT "line_discounts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_discounts" ADD CONSTRAINT "line_discounts_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_in_currency_of_order" FOREIGN KEY ("order_id","currency") REFERENCES "public"."orders"("id","currency") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_terms_id_legal_texts_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."legal_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_follows_own" FOREIGN KEY ("student_id","follows_order_id") REFERENCES "public"."orders"("student_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vat_checks" ADD CONSTRAINT "vat_checks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vat_checks" ADD CONSTRAINT "vat_checks_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attributions" ADD CONSTRAINT "attributions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attributions" ADD CONSTRAINT "attributions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attributions" ADD CONSTRAINT "attributions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_order_id_attributions_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."attributions"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_balances" ADD CONSTRAINT "partner_balances_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_balances" ADD CONSTRAINT "partner_balances_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_clicks" ADD CONSTRAINT "partner_clicks_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_clicks" ADD CONSTRAINT "partner_clicks_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_clicks" ADD CONSTRAINT "partner_clicks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_products" ADD CONSTRAINT "partner_products_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_products" ADD CONSTRAINT "partner_products_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_products" ADD CONSTRAINT "partner_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_promo_code_id_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."codes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_notifications" ADD CONSTRAINT "gateway_notifications_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_notifications" ADD CONSTRAINT "gateway_notifications_account" FOREIGN KEY ("school_id","account_id") REFERENCES "public"."payment_accounts"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_asked_by_id_people_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_account" FOREIGN KEY ("school_id","account_id") REFERENCES "public"."payment_accounts"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_payer_id_people_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_account" FOREIGN KEY ("school_id","account_id") REFERENCES "public"."payment_accounts"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_mail_refusals" ADD CONSTRAINT "admin_mail_refusals_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_mail_refusals" ADD CONSTRAINT "admin_mail_refusals_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_summaries" ADD CONSTRAINT "review_summaries_course_id_products_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_summaries" ADD CONSTRAINT "review_summaries_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_course_id_products_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_words" ADD CONSTRAINT "course_words_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_pool_id_seat_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."seat_pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_pools" ADD CONSTRAINT "seat_pools_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_pools" ADD CONSTRAINT "seat_pools_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_pools" ADD CONSTRAINT "seat_pools_buyer_id_people_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_pools" ADD CONSTRAINT "seat_pools_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_pools" ADD CONSTRAINT "seat_pools_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_displays" ADD CONSTRAINT "survey_displays_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_displays" ADD CONSTRAINT "survey_displays_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_student_id_people_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_course_id_products_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_voter_id_people_id_fk" FOREIGN KEY ("voter_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "domain_events_by_school" ON "domain_events" USING btree ("school_id","occurred_at");--> statement-breakpoint
CREATE INDEX "domain_events_by_time" ON "domain_events" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "uncounted_by_row" ON "uncounted" USING btree ("row_id");--> statement-breakpoint
CREATE UNIQUE INDEX "grants_once_per_source" ON "grants" USING btree ("student_id","product_id","source","source_id");--> statement-breakpoint
CREATE INDEX "grants_by_student" ON "grants" USING btree ("school_id","student_id","created_at");--> statement-breakpoint
CREATE INDEX "grants_by_product" ON "grants" USING btree ("school_id","product_id","created_at");--> statement-breakpoint
CREATE INDEX "grants_by_variant" ON "grants" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "grants_ending" ON "grants" USING btree ("ends_at") WHERE ends_at is not null;--> statement-breakpoint
CREATE INDEX "revocations_by_person" ON "revocations" USING btree ("revoked_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "article_addresses_slug" ON "article_addresses" USING btree ("school_id","slug");--> statement-breakpoint
CREATE INDEX "article_addresses_by_article" ON "article_addresses" USING btree ("article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "article_photos_once" ON "article_photos" USING btree ("article_id","image_id");--> statement-breakpoint
CREATE INDEX "article_photos_by_image" ON "article_photos" USING btree ("image_id");--> statement-breakpoint
CREATE UNIQUE INDEX "article_products_once" ON "article_products" USING btree ("article_id","product_id");--> statement-breakpoint
CREATE INDEX "article_products_by_product" ON "article_products" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "article_tags_once" ON "article_tags" USING btree ("article_id","slug");--> statement-breakpoint
CREATE INDEX "article_tags_by_slug" ON "article_tags" USING btree ("school_id","slug","article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_slug" ON "articles" USING btree ("school_id","slug");--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_out" ON "articles" USING btree ("school_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "articles_by_author" ON "articles" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "articles_by_cover" ON "articles" USING btree ("cover_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token" ON "calendar_feeds" USING btree ("token_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name" ON "categories" USING btree ("school_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "evergreen_offers_open" ON "evergreen_offers" USING btree ("variant_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "evergreen_starts_by_person" ON "evergreen_starts" USING btree ("offer_id","person_id") WHERE person_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "evergreen_starts_by_browser" ON "evergreen_starts" USING btree ("offer_id","browser") WHERE browser is not null;--> statement-breakpoint
CREATE INDEX "evergreen_starts_of_person" ON "evergreen_starts" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inclusions_once" ON "inclusions" USING btree ("bundle_id","product_id");--> statement-breakpoint
CREATE INDEX "inclusions_by_product" ON "inclusions" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "openings_by_product" ON "openings" USING btree ("product_id") WHERE product_id is not null;--> statement-breakpoint
CREATE INDEX "openings_by_category" ON "openings" USING btree ("category_id") WHERE category_id is not null;--> statement-breakpoint
CREATE INDEX "openings_wide" ON "openings" USING btree ("school_id") WHERE product_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "price_history_in_order" ON "price_history" USING btree ("variant_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug" ON "products" USING btree ("school_id","slug");--> statement-breakpoint
CREATE INDEX "products_by_time" ON "products" USING btree ("school_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_by_author" ON "products" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "products_by_cover" ON "products" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_sale_starting" ON "products" USING btree ("sale_starts_at") WHERE sale_starts_at is not null;--> statement-breakpoint
CREATE INDEX "products_sale_ending" ON "products" USING btree ("sale_ends_at") WHERE sale_ends_at is not null;--> statement-breakpoint
CREATE INDEX "products_taking_place" ON "products" USING btree ("takes_place_until") WHERE takes_place_until is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "promotions_open" ON "promotions" USING btree ("variant_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "variants_position" ON "variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "variants_name" ON "variants" USING btree ("product_id",lower("name")) WHERE position is not null;--> statement-breakpoint
CREATE INDEX "variants_access_ending" ON "variants" USING btree ("access_until") WHERE access_until is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_reminders_once" ON "checkout_reminders" USING btree ("school_id","product_id",lower("email"));--> statement-breakpoint
CREATE INDEX "checkout_reminders_by_product" ON "checkout_reminders" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "checkout_reminders_by_variant" ON "checkout_reminders" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "checkout_reminders_by_key" ON "checkout_reminders" USING btree ("key_digest");--> statement-breakpoint
CREATE INDEX "checkout_reminders_waiting" ON "checkout_reminders" USING btree ("updated_at") WHERE reminded_at is null;--> statement-breakpoint
CREATE INDEX "checkout_reminders_told" ON "checkout_reminders" USING btree ("reminded_at") WHERE reminded_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_reminders_token" ON "checkout_reminders" USING btree ("token_digest") WHERE token_digest is not null;--> statement-breakpoint
CREATE INDEX "comments_by_subject" ON "comments" USING btree ("school_id","commentable_type","commentable_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "comments_by_time" ON "comments" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_by_author" ON "comments" USING btree ("school_id","author_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_by_video" ON "comments" USING btree ("video_id") WHERE video_id is not null;--> statement-breakpoint
CREATE INDEX "replies_by_comment" ON "replies" USING btree ("school_id","comment_id","created_at","id");--> statement-breakpoint
CREATE INDEX "replies_by_author" ON "replies" USING btree ("school_id","author_id","created_at");--> statement-breakpoint
CREATE INDEX "replies_by_answered" ON "replies" USING btree ("reply_to_id") WHERE reply_to_id is not null;--> statement-breakpoint
CREATE INDEX "replies_by_image" ON "replies" USING btree ("image_id") WHERE image_id is not null;--> statement-breakpoint
CREATE INDEX "replies_held" ON "replies" USING btree ("comment_id") WHERE held_at is not null;--> statement-breakpoint
CREATE INDEX "posts_by_topic" ON "posts" USING btree ("school_id","topic_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posts_by_author" ON "posts" USING btree ("school_id","author_id","created_at");--> statement-breakpoint
CREATE INDEX "posts_with_photos" ON "posts" USING btree ("school_id","topic_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE image_id is not null;--> statement-breakpoint
CREATE INDEX "posts_by_image" ON "posts" USING btree ("image_id") WHERE image_id is not null;--> statement-breakpoint
CREATE INDEX "posts_by_video" ON "posts" USING btree ("video_id") WHERE video_id is not null;--> statement-breakpoint
CREATE INDEX "topic_subscriptions_by_person" ON "topic_subscriptions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "topics_by_position" ON "topics" USING btree ("school_id","position","id");--> statement-breakpoint
CREATE INDEX "topics_by_product" ON "topics" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "availability_exceptions_by_product" ON "availability_exceptions" USING btree ("product_id","day","from_minute");--> statement-breakpoint
CREATE INDEX "availability_rules_by_product" ON "availability_rules" USING btree ("product_id","weekday","from_minute");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_of_grant" ON "bookings" USING btree ("grant_id") WHERE state = 'booked';--> statement-breakpoint
CREATE INDEX "bookings_by_grant" ON "bookings" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "bookings_by_product" ON "bookings" USING btree ("product_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_student" ON "bookings" USING btree ("student_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_school" ON "bookings" USING btree ("school_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_canceller" ON "bookings" USING btree ("cancelled_by_id");--> statement-breakpoint
CREATE INDEX "bookings_coming" ON "bookings" USING btree ("starts_at") WHERE state = 'booked' and hour_reminded_at is null;--> statement-breakpoint
CREATE INDEX "bookings_released" ON "bookings" USING btree ("created_at") WHERE state = 'released';--> statement-breakpoint
CREATE INDEX "lecture_components_by_lecture" ON "lecture_components" USING btree ("lecture_id","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "lecture_pdfs_shown" ON "lecture_pdfs" USING btree ("lecture_id") WHERE state = 'ready';--> statement-breakpoint
CREATE INDEX "lecture_pdfs_by_lecture" ON "lecture_pdfs" USING btree ("lecture_id");--> statement-breakpoint
CREATE INDEX "lecture_pdfs_by_file" ON "lecture_pdfs" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "lecture_pdfs_to_sweep" ON "lecture_pdfs" USING btree ("created_at") WHERE lecture_id is null or state <> 'ready';--> statement-breakpoint
CREATE INDEX "lectures_by_section" ON "lectures" USING btree ("section_id","position");--> statement-breakpoint
CREATE INDEX "lectures_by_course" ON "lectures" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "lectures_by_video" ON "lectures" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "sections_by_course" ON "sections" USING btree ("course_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "variant_lectures_section" ON "variant_lectures" USING btree ("variant_id","section_id");--> statement-breakpoint
CREATE UNIQUE INDEX "variant_lectures_lecture" ON "variant_lectures" USING btree ("variant_id","lecture_id");--> statement-breakpoint
CREATE INDEX "variant_lectures_of_section" ON "variant_lectures" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "variant_lectures_of_lecture" ON "variant_lectures" USING btree ("lecture_id");--> statement-breakpoint
CREATE INDEX "download_files_in_order" ON "download_files" USING btree ("download_id","position","id");--> statement-breakpoint
CREATE INDEX "file_loads_counted" ON "file_loads" USING btree ("version_id","person_id") WHERE started_at is not null;--> statement-breakpoint
CREATE INDEX "file_loads_by_version" ON "file_loads" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "file_loads_by_person" ON "file_loads" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "file_loads_unused" ON "file_loads" USING btree ("created_at") WHERE started_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "file_versions_number" ON "file_versions" USING btree ("file_id","number");--> statement-breakpoint
CREATE INDEX "file_versions_in_time" ON "file_versions" USING btree ("file_id","created_at","id");--> statement-breakpoint
CREATE INDEX "file_versions_by_stored" ON "file_versions" USING btree ("stored_id");--> statement-breakpoint
CREATE INDEX "stored_files_by_time" ON "stored_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lead_form_courses_by_course" ON "lead_form_courses" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "lead_forms_by_time" ON "lead_forms" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "leads_one_per_form" ON "leads" USING btree ("form_id",lower("email"));--> statement-breakpoint
CREATE INDEX "leads_by_time" ON "leads" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_by_form" ON "leads" USING btree ("school_id","form_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lecture_progress_by_course" ON "lecture_progress" USING btree ("person_id","course_id","watched_at");--> statement-breakpoint
CREATE INDEX "lecture_progress_by_lecture" ON "lecture_progress" USING btree ("lecture_id");--> statement-breakpoint
CREATE INDEX "lecture_progress_favourites" ON "lecture_progress" USING btree ("person_id","watched_at","lecture_id") WHERE is_favourite;--> statement-breakpoint
CREATE UNIQUE INDEX "live_event_sessions_position" ON "live_event_sessions" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "live_event_sessions_coming" ON "live_event_sessions" USING btree ("starts_at") WHERE hour_reminded_at is null;--> statement-breakpoint
CREATE INDEX "live_events_by_recording" ON "live_events" USING btree ("recording_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_code" ON "tickets" USING btree ("school_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_grant" ON "tickets" USING btree ("grant_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_seat" ON "tickets" USING btree ("seat_id");--> statement-breakpoint
CREATE INDEX "tickets_by_product" ON "tickets" USING btree ("product_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tickets_by_student" ON "tickets" USING btree ("student_id","product_id");--> statement-breakpoint
CREATE INDEX "tickets_by_admin" ON "tickets" USING btree ("checked_in_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entries_once" ON "waiting_entries" USING btree ("product_id","mailbox");--> statement-breakpoint
CREATE INDEX "waiting_entries_in_line" ON "waiting_entries" USING btree ("product_id","queued_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "waiting_entries_by_product" ON "waiting_entries" USING btree ("product_id","queued_at","id");--> statement-breakpoint
CREATE INDEX "waiting_entries_by_student" ON "waiting_entries" USING btree ("student_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "waiting_entries_by_buyer" ON "waiting_entries" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "waiting_entries_due" ON "waiting_entries" USING btree ("id") WHERE state = 'offered' or (state = 'ended' and offer_until is not null);--> statement-breakpoint
CREATE INDEX "waiting_entries_settled" ON "waiting_entries" USING btree ("settled_at") WHERE settled_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entries_token" ON "waiting_entries" USING btree ("token_digest") WHERE token_digest is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "mails_once_per_cause" ON "mails" USING btree ("school_id","cause");--> statement-breakpoint
CREATE INDEX "mails_by_time" ON "mails" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "mails_by_age" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_with_words" ON "mails" USING btree ("created_at") WHERE html <> '';--> statement-breakpoint
CREATE INDEX "mails_with_secret" ON "mails" USING btree ("created_at") WHERE sealed is not null;--> statement-breakpoint
CREATE INDEX "matters_by_order" ON "matters" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "matters_of_school" ON "matters" USING btree ("school_id","due_at","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "matters_due" ON "matters" USING btree ("due_at","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "images_by_state" ON "images" USING btree ("school_id","state","created_at");--> statement-breakpoint
CREATE INDEX "images_by_uploader" ON "images" USING btree ("uploaded_by_id");--> statement-breakpoint
CREATE INDEX "images_to_guard" ON "images" USING btree ("id") WHERE not is_guarded and context in ('post', 'reply') and state = 'ready';--> statement-breakpoint
CREATE UNIQUE INDEX "videos_at_host" ON "videos" USING btree ("host","host_video_id");--> statement-breakpoint
CREATE INDEX "videos_by_state" ON "videos" USING btree ("school_id","state","state_changed_at");--> statement-breakpoint
CREATE INDEX "videos_by_uploader" ON "videos" USING btree ("uploaded_by_id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_time" ON "audit_entries" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_by_age" ON "audit_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_by_area" ON "audit_entries" USING btree ("school_id","area","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_by_admin" ON "audit_entries" USING btree ("admin_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_one_open" ON "moderation_cases" USING btree ("item_id","item_type") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "moderation_cases_waiting" ON "moderation_cases" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "moderation_cases_of_admins" ON "moderation_cases" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE closed_at is null and by_admin;--> statement-breakpoint
CREATE INDEX "moderation_cases_by_author" ON "moderation_cases" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "moderation_cases_by_closer" ON "moderation_cases" USING btree ("closed_by_id");--> statement-breakpoint
CREATE INDEX "mutes_by_student" ON "mutes" USING btree ("student_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mutes_one_open" ON "mutes" USING btree ("student_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "mutes_by_admin" ON "mutes" USING btree ("muted_by_id");--> statement-breakpoint
CREATE INDEX "mutes_by_ender" ON "mutes" USING btree ("ended_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_one_per_reporter" ON "reports" USING btree ("case_id","reporter_id");--> statement-breakpoint
CREATE INDEX "reports_by_reporter" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "notes_by_moment" ON "notes" USING btree ("person_id","lecture_id",coalesce("position_seconds", -1),"id");--> statement-breakpoint
CREATE INDEX "notes_by_person" ON "notes" USING btree ("person_id","course_id");--> statement-breakpoint
CREATE INDEX "notes_by_course" ON "notes" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "notes_by_lecture" ON "notes" USING btree ("lecture_id");--> statement-breakpoint
CREATE INDEX "notices_pending" ON "notices" USING btree ("person_id","topic_id","created_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "notices_settled" ON "notices" USING btree ("settled_at") WHERE settled_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bumps_position" ON "bumps" USING btree ("product_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "bumps_once" ON "bumps" USING btree ("product_id","offered_product_id");--> statement-breakpoint
CREATE INDEX "bumps_by_offered" ON "bumps" USING btree ("offered_product_id");--> statement-breakpoint
CREATE INDEX "bumps_by_variant" ON "bumps" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "code_products_by_product" ON "code_products" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "codes_code" ON "codes" USING btree ("school_id",lower("code"));--> statement-breakpoint
CREATE INDEX "codes_newest" ON "codes" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "upsells_one_after" ON "upsells" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "upsells_by_offered" ON "upsells" USING btree ("offered_product_id");--> statement-breakpoint
CREATE INDEX "upsells_by_variant" ON "upsells" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "refund_requests_open" ON "refund_requests" USING btree ("school_id","settled_at");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_once" ON "claims" USING btree ("order_id","resource","resource_id");--> statement-breakpoint
CREATE INDEX "claims_by_resource" ON "claims" USING btree ("resource_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_owned_once" ON "claims" USING btree ("resource_id") WHERE resource = 'owned' and state <> 'released';--> statement-breakpoint
CREATE INDEX "claims_by_holder" ON "claims" USING gin ("holders") WHERE holders is not null;--> statement-breakpoint
CREATE INDEX "claims_by_offer" ON "claims" USING btree ("offer_id") WHERE offer_id is not null;--> statement-breakpoint
CREATE INDEX "claims_expiring" ON "claims" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "line_discounts_position" ON "line_discounts" USING btree ("line_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "line_discounts_once" ON "line_discounts" USING btree ("line_id","source","source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_position" ON "order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_lines_by_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_main" ON "order_lines" USING btree ("order_id") WHERE kind <> 'bump';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_checkout_key" ON "orders" USING btree ("school_id","checkout_key");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("school_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_being_paid" ON "orders" USING btree ("student_id","product_id") WHERE status = 'paying';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_following" ON "orders" USING btree ("follows_order_id") WHERE follows_order_id is not null and status <> 'failed';--> statement-breakpoint
CREATE INDEX "orders_by_followed" ON "orders" USING btree ("follows_order_id");--> statement-breakpoint
CREATE INDEX "orders_by_student" ON "orders" USING btree ("school_id","student_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_by_terms" ON "orders" USING btree ("terms_id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("school_id","status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "vat_checks_due" ON "vat_checks" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_by_time" ON "withdrawals" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "attributions_by_partner" ON "attributions" USING btree ("partner_id","paid_at");--> statement-breakpoint
CREATE INDEX "attributions_by_time" ON "attributions" USING btree ("school_id","paid_at");--> statement-breakpoint
CREATE INDEX "commissions_by_order" ON "commissions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "commissions_by_product" ON "commissions" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "partner_clicks_by_product" ON "partner_clicks" USING btree ("product_id","on");--> statement-breakpoint
CREATE INDEX "partner_clicks_by_day" ON "partner_clicks" USING btree ("school_id","on");--> statement-breakpoint
CREATE INDEX "partner_products_by_product" ON "partner_products" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "partners_code" ON "partners" USING btree ("school_id",lower("code"));--> statement-breakpoint
CREATE UNIQUE INDEX "partners_page" ON "partners" USING btree ("page_digest");--> statement-breakpoint
CREATE INDEX "partners_newest" ON "partners" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "partners_by_promo_code" ON "partners" USING btree ("promo_code_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_key" ON "payouts" USING btree ("school_id","key");--> statement-breakpoint
CREATE INDEX "payouts_newest" ON "payouts" USING btree ("partner_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payouts_by_day" ON "payouts" USING btree ("school_id","paid_on");--> statement-breakpoint
CREATE INDEX "disputes_by_time" ON "disputes" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_notifications_once" ON "gateway_notifications" USING btree ("account_id","event_id");--> statement-breakpoint
CREATE INDEX "gateway_notifications_by_time" ON "gateway_notifications" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_accounts_one_active" ON "payment_accounts" USING btree ("school_id") WHERE status = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_accounts_one_sandbox" ON "payment_accounts" USING btree ("school_id") WHERE gateway = 'sandbox';--> statement-breakpoint
CREATE INDEX "payment_accounts_by_key" ON "payment_accounts" USING btree ("key_version");--> statement-breakpoint
CREATE INDEX "refunds_by_person" ON "refunds" USING btree ("asked_by_id");--> statement-breakpoint
CREATE INDEX "refunds_by_transaction" ON "refunds" USING btree ("transaction_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once" ON "refunds" USING btree ("transaction_id","request_key",coalesce("line_id", "transaction_id")) WHERE request_key is not null;--> statement-breakpoint
CREATE INDEX "saved_cards_by_person" ON "saved_cards" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "saved_cards_by_account" ON "saved_cards" USING btree ("school_id","account_id");--> statement-breakpoint
CREATE INDEX "saved_cards_by_key" ON "saved_cards" USING btree ("key_version");--> statement-breakpoint
CREATE INDEX "saved_cards_over" ON "saved_cards" USING btree ("forget_at");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_at_gateway" ON "transactions" USING btree ("account_id","gateway_payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_one_success" ON "transactions" USING btree ("order_id") WHERE status in ('PERFORMED', 'CLEARED');--> statement-breakpoint
CREATE INDEX "transactions_by_order" ON "transactions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "transactions_by_time" ON "transactions" USING btree ("school_id","created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_by_payer" ON "transactions" USING btree ("school_id","payer_id","created_at");--> statement-breakpoint
CREATE INDEX "transactions_by_card" ON "transactions" USING btree ("account_id","card_fingerprint") WHERE card_fingerprint is not null;--> statement-breakpoint
CREATE INDEX "transactions_settled" ON "transactions" USING btree ("school_id","settled_at") WHERE status in ('PERFORMED', 'CLEARED');--> statement-breakpoint
CREATE INDEX "transactions_unsettled" ON "transactions" USING btree ("status","created_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "transactions_refunding" ON "transactions" USING btree ("created_at") WHERE refunding_amount > 0;--> statement-breakpoint
CREATE INDEX "transactions_card_unsettled" ON "transactions" USING btree ("created_at") WHERE keeps_card_minutes is not null and card_settled_at is null and status in ('PERFORMED', 'CLEARED');--> statement-breakpoint
CREATE INDEX "handovers_by_person" ON "handovers" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "operator_sessions_by_operator" ON "operator_sessions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "password_resets_by_person" ON "password_resets" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_email" ON "people" USING btree ("school_id",lower("email"));--> statement-breakpoint
CREATE INDEX "people_by_plain_email" ON "people" USING btree ("school_id",regexp_replace(lower("email"), '[+][^@]*@', '@'));--> statement-breakpoint
CREATE INDEX "people_by_role" ON "people" USING btree ("school_id","role","created_at","id");--> statement-breakpoint
CREATE INDEX "sessions_by_person" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_per_student" ON "reviews" USING btree ("course_id","student_id");--> statement-breakpoint
CREATE INDEX "reviews_of_school" ON "reviews" USING btree ("school_id","status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_by_comment" ON "reviews" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "reviews_of_course" ON "reviews" USING btree ("school_id","course_id","status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "domains_host" ON "domains" USING btree ("host");--> statement-breakpoint
CREATE UNIQUE INDEX "legal_texts_version" ON "legal_texts" USING btree ("school_id","which","version");--> statement-breakpoint
CREATE INDEX "schools_by_time" ON "schools" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token" ON "invitations" USING btree ("token_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_once" ON "invitations" USING btree ("pool_id",lower("email")) WHERE status <> 'revoked';--> statement-breakpoint
CREATE INDEX "invitations_by_pool" ON "invitations" USING btree ("pool_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invitations_by_person" ON "invitations" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "invitations_waiting" ON "invitations" USING btree ("sent_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "seat_pools_line" ON "seat_pools" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "seat_pools_by_buyer" ON "seat_pools" USING btree ("buyer_id","product_id","created_at","id");--> statement-breakpoint
CREATE INDEX "seat_pools_by_product" ON "seat_pools" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "seat_pools_by_variant" ON "seat_pools" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "seat_pools_gifts" ON "seat_pools" USING btree ("buyer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_gift;--> statement-breakpoint
CREATE UNIQUE INDEX "survey_responses_one_per_student" ON "survey_responses" USING btree ("survey_id","student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_responses_one_per_browser" ON "survey_responses" USING btree ("survey_id","browser");--> statement-breakpoint
CREATE INDEX "survey_responses_newest" ON "survey_responses" USING btree ("survey_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "survey_responses_by_student" ON "survey_responses" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "surveys_of_school" ON "surveys" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "surveys_by_course" ON "surveys" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "surveys_open" ON "surveys" USING btree ("school_id","opened_at") WHERE opened_at is not null and closed_at is null;--> statement-breakpoint
CREATE INDEX "votes_by_voter" ON "votes" USING btree ("voter_id");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "domain_events" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "uncounted" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "grants" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "revocations" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "product_visits" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "article_addresses" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "article_photos" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "article_products" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "article_tags" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "articles" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "calendar_feeds" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "categories" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "evergreen_offers" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "evergreen_starts" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "inclusions" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "openings" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "price_history" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "products" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "promotions" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "variants" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "checkout_reminders" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "comments" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "replies" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "posts" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "topic_subscriptions" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "topics" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "availability_exceptions" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "availability_rules" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "bookings" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "consultations" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "lecture_components" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "lecture_pdfs" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "lectures" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "sections" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "variant_lectures" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "download_files" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "file_loads" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "file_versions" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "stored_files" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "lead_form_courses" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "lead_forms" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "leads" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "lecture_progress" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "live_event_sessions" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "live_events" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "tickets" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "waiting_entries" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "mails" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "matters" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "images" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "videos" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "audit_entries" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "moderation_cases" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "mutes" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "reports" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "writing_counts" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "notes" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "answer_mail_refusals" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "notices" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "product_mail_refusals" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "bumps" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "code_products" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "codes" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "upsells" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "checkout_forms" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "refund_requests" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "claims" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "line_discounts" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "order_lines" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "orders" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "vat_checks" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "withdrawals" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "attributions" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "commissions" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "partner_balances" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "partner_clicks" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "partner_products" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "partners" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "payouts" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "disputes" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "gateway_notifications" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "payment_accounts" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "refunds" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "saved_cards" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "transactions" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "admin_mail_refusals" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "handovers" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "password_resets" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "people" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "sessions" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "review_summaries" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "reviews" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "domains" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "legal_texts" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "schools" AS PERMISSIVE FOR ALL TO "katedra_app" USING (id = current_setting('app.school_id')::uuid) WITH CHECK (id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "course_words" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "invitations" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "seat_pools" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "survey_displays" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "survey_responses" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "surveys" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "votes" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);