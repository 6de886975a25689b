CREATE TABLE "certificate_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"course_id" uuid,
	"layout" text NOT NULL,
	"color" text NOT NULL,
	"logo" text NOT NULL,
	"logo_id" uuid,
	"signature_id" uuid,
	"signer" text NOT NULL,
	"words" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "certificate_templates_once" UNIQUE NULLS NOT DISTINCT("school_id","course_id"),
	CONSTRAINT "certificate_templates_layout" CHECK ("certificate_templates"."layout" in ('landscape', 'portrait')),
	CONSTRAINT "certificate_templates_logo" CHECK ("certificate_templates"."logo" in ('school', 'own', 'none'))
);
--> statement-breakpoint
ALTER TABLE "certificate_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "issuer_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"key_id" text NOT NULL,
	"public_key" jsonb NOT NULL,
	"sealed_key" text NOT NULL,
	"key_version" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "issuer_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "list_exports" DROP CONSTRAINT "list_exports_kind";--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "issue" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate_templates" ADD CONSTRAINT "certificate_templates_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_templates" ADD CONSTRAINT "certificate_templates_course_id_products_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_templates" ADD CONSTRAINT "certificate_templates_logo_id_images_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_templates" ADD CONSTRAINT "certificate_templates_signature_id_images_id_fk" FOREIGN KEY ("signature_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issuer_keys" ADD CONSTRAINT "issuer_keys_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_templates_by_course" ON "certificate_templates" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "certificate_templates_by_logo" ON "certificate_templates" USING btree ("logo_id");--> statement-breakpoint
CREATE INDEX "certificate_templates_by_signature" ON "certificate_templates" USING btree ("signature_id");--> statement-breakpoint
CREATE UNIQUE INDEX "issuer_keys_once" ON "issuer_keys" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "issuer_keys_by_version" ON "issuer_keys" USING btree ("key_version","id");--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_kind" CHECK ("list_exports"."kind" in ('orders', 'transactions', 'students', 'leads', 'certificates', 'everything'));--> statement-breakpoint
CREATE POLICY "only_own_school" ON "certificate_templates" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "issuer_keys" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);