CREATE TABLE "film_second_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"lecture_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"second" integer NOT NULL,
	"viewers" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "film_second_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "film_seconds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"lecture_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"second" integer NOT NULL,
	"viewers" integer NOT NULL,
	CONSTRAINT "film_seconds_once" UNIQUE("lecture_id","video_id","second")
);
--> statement-breakpoint
ALTER TABLE "film_seconds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "film_views" (
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"lecture_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"seen" "int4multirange" NOT NULL,
	CONSTRAINT "film_views_person_id_lecture_id_video_id_pk" PRIMARY KEY("person_id","lecture_id","video_id")
);
--> statement-breakpoint
ALTER TABLE "film_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "film_second_changes" ADD CONSTRAINT "film_second_changes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_second_changes" ADD CONSTRAINT "film_second_changes_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_second_changes" ADD CONSTRAINT "film_second_changes_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_seconds" ADD CONSTRAINT "film_seconds_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_seconds" ADD CONSTRAINT "film_seconds_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_seconds" ADD CONSTRAINT "film_seconds_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_views" ADD CONSTRAINT "film_views_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_views" ADD CONSTRAINT "film_views_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_views" ADD CONSTRAINT "film_views_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_views" ADD CONSTRAINT "film_views_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "film_second_changes_by_lecture" ON "film_second_changes" USING btree ("lecture_id","video_id");--> statement-breakpoint
CREATE INDEX "film_second_changes_by_video" ON "film_second_changes" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "film_seconds_by_video" ON "film_seconds" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "film_views_by_lecture" ON "film_views" USING btree ("lecture_id");--> statement-breakpoint
CREATE INDEX "film_views_by_video" ON "film_views" USING btree ("video_id");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "film_second_changes" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "film_seconds" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "film_views" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);
--> statement-breakpoint
-- What students see of a film for the first time, by its edges: one more sees its first second, one less the first after it. Who sees any of
-- it at all is counted at -1. A row each, so that nobody who watches waits for another.
CREATE FUNCTION count_seconds() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if (select role from people where id = new.person_id) <> 'student' then return null; end if;
  insert into film_second_changes (id, school_id, lecture_id, video_id, second, viewers)
  select gen_random_uuid(), new.school_id, new.lecture_id, new.video_id, edge.second, edge.viewers
  from unnest(new.seen - case tg_op when 'UPDATE' then old.seen else '{}'::int4multirange end) as part,
    lateral (values (lower(part), 1), (upper(part), -1)) as edge(second, viewers)
  union all select gen_random_uuid(), new.school_id, new.lecture_id, new.video_id, -1, 1 where tg_op = 'INSERT';
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER count_seconds AFTER INSERT OR UPDATE OF seen ON film_views FOR EACH ROW EXECUTE FUNCTION count_seconds();
