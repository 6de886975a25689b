CREATE TABLE "lecture_reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"lecture_id" uuid NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lecture_reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lecture_reminders" ADD CONSTRAINT "lecture_reminders_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_reminders" ADD CONSTRAINT "lecture_reminders_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_reminders" ADD CONSTRAINT "lecture_reminders_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lecture_reminders_once" ON "lecture_reminders" USING btree ("person_id","lecture_id");--> statement-breakpoint
CREATE INDEX "lecture_reminders_by_lecture" ON "lecture_reminders" USING btree ("lecture_id");--> statement-breakpoint
CREATE INDEX "lecture_reminders_in_time" ON "lecture_reminders" USING btree ("opens_at","id");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "lecture_reminders" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.look_again_at_openings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	UPDATE lecture_reminders reminder SET opens_at = least(opens_at, now()) FROM lectures lecture
	WHERE lecture.id = reminder.lecture_id AND new.id IN (lecture.id, lecture.section_id);
	RETURN NULL;
END $function$;
--> statement-breakpoint
CREATE TRIGGER look_again_at_openings AFTER UPDATE OF delay_days ON public.lectures FOR EACH ROW WHEN ((new.delay_days IS DISTINCT FROM old.delay_days)) EXECUTE FUNCTION look_again_at_openings();
--> statement-breakpoint
CREATE TRIGGER look_again_at_openings AFTER UPDATE OF delay_days ON public.sections FOR EACH ROW WHEN ((new.delay_days IS DISTINCT FROM old.delay_days)) EXECUTE FUNCTION look_again_at_openings();
