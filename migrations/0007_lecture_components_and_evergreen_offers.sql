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
ALTER TABLE "order_lines" ADD COLUMN "evergreen_offer_id" uuid;--> statement-breakpoint
ALTER TABLE "evergreen_offers" ADD CONSTRAINT "evergreen_offers_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evergreen_offers" ADD CONSTRAINT "evergreen_offers_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evergreen_starts" ADD CONSTRAINT "evergreen_starts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evergreen_starts" ADD CONSTRAINT "evergreen_starts_offer_id_evergreen_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."evergreen_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evergreen_starts" ADD CONSTRAINT "evergreen_starts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_components" ADD CONSTRAINT "lecture_components_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_components" ADD CONSTRAINT "lecture_components_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "evergreen_offers_open" ON "evergreen_offers" USING btree ("variant_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "evergreen_starts_by_person" ON "evergreen_starts" USING btree ("offer_id","person_id") WHERE person_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "evergreen_starts_by_browser" ON "evergreen_starts" USING btree ("offer_id","browser") WHERE browser is not null;--> statement-breakpoint
CREATE INDEX "evergreen_starts_of_person" ON "evergreen_starts" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "lecture_components_by_lecture" ON "lecture_components" USING btree ("lecture_id","position","id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_evergreen_offer_id_evergreen_offers_id_fk" FOREIGN KEY ("evergreen_offer_id") REFERENCES "public"."evergreen_offers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "only_own_school" ON "evergreen_offers" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "evergreen_starts" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "lecture_components" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);