CREATE TABLE "look_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"template" text NOT NULL,
	"fonts" text,
	"overlay_color" text NOT NULL,
	"logo_id" uuid,
	"dark_logo_id" uuid,
	"icon_id" uuid,
	"head_menu" jsonb,
	"foot_menu" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"look_version" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by_id" uuid,
	CONSTRAINT "look_drafts_template" CHECK ("look_drafts"."template" in ('quarto', 'octavo', 'folio')),
	CONSTRAINT "look_drafts_fonts" CHECK ("look_drafts"."fonts" in ('bricolage', 'fraunces', 'playfair', 'bitter', 'space-grotesk', 'outfit', 'nunito', 'atkinson')),
	CONSTRAINT "look_drafts_head_menu" CHECK ("look_drafts"."head_menu" is null or (
  jsonb_typeof("look_drafts"."head_menu") = 'array' and jsonb_array_length("look_drafts"."head_menu") <= 8
  and jsonb_array_length("look_drafts"."head_menu") = jsonb_array_length(jsonb_path_query_array("look_drafts"."head_menu", '$[*] ? (@.to like_regex "^(/|https://).{0,250}$" && @.label like_regex "^.{0,40}$")'))
)),
	CONSTRAINT "look_drafts_foot_menu" CHECK ("look_drafts"."foot_menu" is null or (
  jsonb_typeof("look_drafts"."foot_menu") = 'array' and jsonb_array_length("look_drafts"."foot_menu") <= 8
  and jsonb_array_length("look_drafts"."foot_menu") = jsonb_array_length(jsonb_path_query_array("look_drafts"."foot_menu", '$[*] ? (@.to like_regex "^(/|https://).{0,250}$" && @.label like_regex "^.{0,40}$")'))
)),
	CONSTRAINT "look_drafts_overlay_color" CHECK ("look_drafts"."overlay_color" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
ALTER TABLE "look_drafts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "look_drafts" ADD CONSTRAINT "look_drafts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_drafts" ADD CONSTRAINT "look_drafts_logo_id_images_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_drafts" ADD CONSTRAINT "look_drafts_dark_logo_id_images_id_fk" FOREIGN KEY ("dark_logo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_drafts" ADD CONSTRAINT "look_drafts_icon_id_images_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_drafts" ADD CONSTRAINT "look_drafts_changed_by_id_people_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "look_drafts_one" ON "look_drafts" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "look_drafts_by_logo" ON "look_drafts" USING btree ("logo_id");--> statement-breakpoint
CREATE INDEX "look_drafts_by_dark_logo" ON "look_drafts" USING btree ("dark_logo_id");--> statement-breakpoint
CREATE INDEX "look_drafts_by_icon" ON "look_drafts" USING btree ("icon_id");--> statement-breakpoint
CREATE INDEX "look_drafts_by_person" ON "look_drafts" USING btree ("changed_by_id");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "look_drafts" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);