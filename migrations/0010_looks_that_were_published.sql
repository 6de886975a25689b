CREATE TABLE "past_looks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"template" text NOT NULL,
	"overlay_color" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "past_looks_template" CHECK ("past_looks"."template" in ('quarto', 'octavo', 'folio')),
	CONSTRAINT "past_looks_overlay_color" CHECK ("past_looks"."overlay_color" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
ALTER TABLE "past_looks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "look_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "past_looks" ADD CONSTRAINT "past_looks_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_looks_newest" ON "past_looks" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_overlay_color" CHECK ("schools"."overlay_color" ~ '^#[0-9a-f]{6}$');--> statement-breakpoint
CREATE POLICY "only_own_school" ON "past_looks" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);