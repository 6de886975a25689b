CREATE TABLE "hidden_columns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"list" text NOT NULL,
	"columns" text[] NOT NULL,
	CONSTRAINT "hidden_columns_once" UNIQUE("person_id","list"),
	CONSTRAINT "hidden_columns_some" CHECK (cardinality("hidden_columns"."columns") between 1 and 30)
);
--> statement-breakpoint
ALTER TABLE "hidden_columns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "list_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_views_one_of_a_name" UNIQUE("person_id","list","name"),
	CONSTRAINT "list_views_name" CHECK (length("list_views"."name") between 1 and 60),
	CONSTRAINT "list_views_query" CHECK (length("list_views"."query") between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "list_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "hidden_columns" ADD CONSTRAINT "hidden_columns_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_columns" ADD CONSTRAINT "hidden_columns_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "only_own_school" ON "hidden_columns" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "list_views" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);