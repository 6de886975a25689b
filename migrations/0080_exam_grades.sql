CREATE TABLE "answer_grades" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"points" integer NOT NULL,
	"feedback" text NOT NULL,
	"reason" text NOT NULL,
	"grader_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_grades_points" CHECK ("answer_grades"."points" >= 0),
	CONSTRAINT "answer_grades_reason" CHECK (("answer_grades"."number" = 1) = ("answer_grades"."reason" = ''))
);
--> statement-breakpoint
ALTER TABLE "answer_grades" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD COLUMN "awaits_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "answer_grades" ADD CONSTRAINT "answer_grades_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_grades" ADD CONSTRAINT "answer_grades_answer_id_attempt_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."attempt_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_grades" ADD CONSTRAINT "answer_grades_grader_id_people_id_fk" FOREIGN KEY ("grader_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "answer_grades_number" ON "answer_grades" USING btree ("answer_id","number");--> statement-breakpoint
CREATE INDEX "answer_grades_of_grader" ON "answer_grades" USING btree ("grader_id");--> statement-breakpoint
CREATE INDEX "attempt_answers_to_grade" ON "attempt_answers" USING btree ("school_id","awaits_since","id") WHERE awaits_since is not null;--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD CONSTRAINT "attempt_answers_awaits" CHECK ("attempt_answers"."awaits_since" is null or "attempt_answers"."points" is null);--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD CONSTRAINT "exam_attempts_open" CHECK ("exam_attempts"."state" <> 'open' or "exam_attempts"."points" is null);--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD CONSTRAINT "exam_attempts_passed" CHECK ("exam_attempts"."is_passed" = ("exam_attempts"."points" * 100 >= "exam_attempts"."passing_percent" * "exam_attempts"."points_max"));--> statement-breakpoint
CREATE POLICY "only_own_school" ON "answer_grades" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);
--> statement-breakpoint
CREATE TRIGGER refuse_rewriting BEFORE UPDATE ON answer_grades FOR EACH ROW
	WHEN ((to_jsonb(OLD) - 'grader_id') IS DISTINCT FROM (to_jsonb(NEW) - 'grader_id'))
	EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
DROP TRIGGER refuse_rewriting ON attempt_answers;--> statement-breakpoint
CREATE TRIGGER refuse_rewriting BEFORE UPDATE ON attempt_answers FOR EACH ROW
	WHEN ((to_jsonb(OLD) - '{given,kept_at,points,awaits_since}'::text[]) IS DISTINCT FROM (to_jsonb(NEW) - '{given,kept_at,points,awaits_since}'::text[])
		OR ((OLD.points IS NOT NULL OR OLD.awaits_since IS NOT NULL)
			AND (OLD.given IS DISTINCT FROM NEW.given
				OR (pg_trigger_depth() = 0 AND (OLD.points, OLD.awaits_since) IS DISTINCT FROM (NEW.points, NEW.awaits_since)))))
	EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
-- A grade is one more than there were, of an answer that waits for the first, and no more than the answer is worth; the answer has what the last one gave.
CREATE FUNCTION give_grade() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	most integer;
	is_awaited boolean;
	held integer;
BEGIN
	SELECT version.points, answer.awaits_since IS NOT NULL INTO most, is_awaited
	FROM attempt_answers answer JOIN question_versions version ON version.id = answer.version_id
	WHERE answer.id = NEW.answer_id FOR NO KEY UPDATE OF answer;
	SELECT count(*) INTO held FROM answer_grades WHERE answer_id = NEW.answer_id;
	IF NEW.points > most THEN
		RAISE EXCEPTION 'An answer worth % points cannot be given %', most, NEW.points USING ERRCODE = 'check_violation', CONSTRAINT = 'answer_grades_most';
	END IF;
	IF NEW.number <> held OR (held = 1 AND NOT is_awaited) THEN
		RAISE EXCEPTION 'Grade % of answer %, which has % and waits: %', NEW.number, NEW.answer_id, held - 1, is_awaited USING ERRCODE = 'unique_violation', CONSTRAINT = 'answer_grades_number';
	END IF;
	UPDATE attempt_answers SET points = NEW.points, awaits_since = NULL WHERE id = NEW.answer_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER give_grade AFTER INSERT ON answer_grades FOR EACH ROW EXECUTE FUNCTION give_grade();--> statement-breakpoint
-- An attempt has the points of its answers, and none before all of them are judged.
CREATE FUNCTION check_score() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.points IS DISTINCT FROM (
		SELECT CASE WHEN bool_and(points IS NOT NULL) THEN sum(points) END FROM attempt_answers WHERE attempt_id = NEW.id
	) THEN
		RAISE EXCEPTION 'Attempt % cannot have % points', NEW.id, NEW.points USING ERRCODE = 'check_violation', CONSTRAINT = 'exam_attempts_score';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER check_score BEFORE UPDATE ON exam_attempts FOR EACH ROW
	WHEN (OLD.points IS DISTINCT FROM NEW.points) EXECUTE FUNCTION check_score();
