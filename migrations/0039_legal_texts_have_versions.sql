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
ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "legal_texts_version" ON "legal_texts" USING btree ("school_id","which","version");--> statement-breakpoint
INSERT INTO legal_texts (id, school_id, which, version, html, created_at)
SELECT gen_random_uuid(), id, 'terms', terms_version, terms_html, created_at FROM schools WHERE terms_html <> ''
UNION ALL
SELECT gen_random_uuid(), id, 'privacy', 1, privacy_html, created_at FROM schools WHERE privacy_html <> '';--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT ON legal_texts FOR EACH ROW EXECUTE FUNCTION tell_content_changed();--> statement-breakpoint
ALTER TABLE "schools" DROP COLUMN "terms_html";--> statement-breakpoint
ALTER TABLE "schools" DROP COLUMN "privacy_html";--> statement-breakpoint
ALTER TABLE "schools" DROP COLUMN "terms_version";--> statement-breakpoint
CREATE POLICY "only_own_school" ON "legal_texts" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);