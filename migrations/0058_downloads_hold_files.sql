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
ALTER TABLE "products" DROP CONSTRAINT "products_kind";--> statement-breakpoint
ALTER TABLE "download_files" ADD CONSTRAINT "download_files_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_files" ADD CONSTRAINT "download_files_download_id_products_id_fk" FOREIGN KEY ("download_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_loads" ADD CONSTRAINT "file_loads_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_loads" ADD CONSTRAINT "file_loads_version_id_file_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."file_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_loads" ADD CONSTRAINT "file_loads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_versions" ADD CONSTRAINT "file_versions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_versions" ADD CONSTRAINT "file_versions_file_id_download_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."download_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_versions" ADD CONSTRAINT "file_versions_stored_id_stored_files_id_fk" FOREIGN KEY ("stored_id") REFERENCES "public"."stored_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "download_files_in_order" ON "download_files" USING btree ("download_id","position","id");--> statement-breakpoint
CREATE INDEX "file_loads_counted" ON "file_loads" USING btree ("version_id","person_id") WHERE started_at is not null;--> statement-breakpoint
CREATE INDEX "file_loads_by_version" ON "file_loads" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "file_loads_by_person" ON "file_loads" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "file_loads_unused" ON "file_loads" USING btree ("created_at") WHERE started_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "file_versions_number" ON "file_versions" USING btree ("file_id","number");--> statement-breakpoint
CREATE INDEX "file_versions_in_time" ON "file_versions" USING btree ("file_id","created_at","id");--> statement-breakpoint
CREATE INDEX "file_versions_by_stored" ON "file_versions" USING btree ("stored_id");--> statement-breakpoint
CREATE INDEX "stored_files_by_time" ON "stored_files" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_kind" CHECK ("products"."kind" in ('course', 'bundle', 'download', 'consultation', 'live_event', 'membership', 'community'));--> statement-breakpoint
CREATE POLICY "only_own_school" ON "download_files" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "file_loads" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "file_versions" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "stored_files" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);
--> statement-breakpoint
-- Only a download of the school has files.
CREATE FUNCTION refuse_files_elsewhere() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if (select kind from products where id = new.download_id) is distinct from 'download' then
    raise exception 'Only a download has files' using errcode = 'check_violation', constraint = 'download_files_kind';
  end if;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER refuse_files_elsewhere BEFORE INSERT OR UPDATE OF download_id ON download_files FOR EACH ROW EXECUTE FUNCTION refuse_files_elsewhere();
--> statement-breakpoint
-- Nobody can buy a download that holds nothing: none is published without a file, and none that is loses its last.
CREATE FUNCTION refuse_empty_download() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  held uuid;
begin
  if tg_table_name = 'products' then held := new.id; else held := old.download_id; end if;
  if exists (select from products where id = held and kind = 'download' and status = 'published')
    and not exists (select from download_files where download_id = held)
  then
    raise exception 'A download on the site holds a file' using errcode = 'check_violation', constraint = 'products_download_files';
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER refuse_empty_download AFTER INSERT OR UPDATE OF status, kind ON products FOR EACH ROW
  WHEN (new.kind = 'download' and new.status = 'published') EXECUTE FUNCTION refuse_empty_download();
--> statement-breakpoint
CREATE TRIGGER refuse_empty_download AFTER DELETE ON download_files FOR EACH ROW EXECUTE FUNCTION refuse_empty_download();
--> statement-breakpoint
-- What a download holds is shown to visitors.
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON download_files FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON file_versions FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
