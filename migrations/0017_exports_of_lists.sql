CREATE TABLE "list_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"person_id" uuid,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"filter" jsonb NOT NULL,
	"filename" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_total" integer,
	"bytes" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "list_exports_kind" CHECK ("list_exports"."kind" in ('orders', 'transactions', 'students')),
	CONSTRAINT "list_exports_format" CHECK ("list_exports"."format" in ('csv', 'xlsx')),
	CONSTRAINT "list_exports_state" CHECK ("list_exports"."state" in ('waiting', 'running', 'ready', 'failed', 'refused')),
	CONSTRAINT "list_exports_language" CHECK ("list_exports"."language" in ('en', 'pl')),
	CONSTRAINT "list_exports_settled" CHECK (("list_exports"."settled_at" is null) = ("list_exports"."state" in ('waiting', 'running'))),
	CONSTRAINT "list_exports_bytes" CHECK (("list_exports"."bytes" is not null) = ("list_exports"."state" = 'ready'))
);
--> statement-breakpoint
ALTER TABLE "list_exports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_exports_by_person" ON "list_exports" USING btree ("person_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "list_exports_by_time" ON "list_exports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "list_exports_under_way" ON "list_exports" USING btree ("moved_at") WHERE settled_at is null;--> statement-breakpoint
CREATE POLICY "only_own_school" ON "list_exports" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);