CREATE OR REPLACE FUNCTION public.refuse_rewriting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	RAISE EXCEPTION 'What is written in % stays as it is', tg_table_name USING ERRCODE = 'insufficient_privilege';
END $function$;

CREATE TRIGGER refuse_rewriting BEFORE UPDATE ON public.answer_grades FOR EACH ROW WHEN (((to_jsonb(old.*) - 'grader_id'::text) IS DISTINCT FROM (to_jsonb(new.*) - 'grader_id'::text))) EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER refuse_rewriting BEFORE UPDATE ON public.attempt_answers FOR EACH ROW WHEN ((((to_jsonb(old.*) - '{given,kept_at,points,awaits_since}'::text[]) IS DISTINCT FROM (to_jsonb(new.*) - '{given,kept_at,points,awaits_since}'::text[])) OR (((old.points IS NOT NULL) OR (old.awaits_since IS NOT NULL)) AND ((old.given IS DISTINCT FROM new.given) OR ((pg_trigger_depth() = 0) AND ((old.points IS DISTINCT FROM new.points) OR (old.awaits_since IS DISTINCT FROM new.awaits_since))))))) EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER refuse_deleting BEFORE DELETE ON public.audit_entries FOR EACH ROW WHEN ((current_setting('app.ends_keeping'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER refuse_rewriting BEFORE UPDATE ON public.audit_entries FOR EACH ROW WHEN (((NOT adds_to_deed(old.*, new.*)) OR ((old.admin_id IS DISTINCT FROM new.admin_id) AND (pg_trigger_depth() = 0)))) EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER refuse_emptying BEFORE TRUNCATE ON public.ledger_corrections FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER refuse_rewriting BEFORE DELETE OR UPDATE ON public.ledger_corrections FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER refuse_emptying BEFORE TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER refuse_rewriting BEFORE DELETE OR UPDATE ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER refuse_emptying BEFORE TRUNCATE ON public.ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER refuse_rewriting BEFORE DELETE OR UPDATE ON public.ledger_postings FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER refuse_rewriting BEFORE DELETE OR UPDATE ON public.line_discounts FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER refuse_deleting BEFORE DELETE ON public.operator_deeds FOR EACH ROW WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER refuse_rewriting BEFORE UPDATE ON public.operator_deeds FOR EACH ROW WHEN ((((to_jsonb(old.*) - 'operator_id'::text) IS DISTINCT FROM (to_jsonb(new.*) - 'operator_id'::text)) OR ((old.operator_id IS DISTINCT FROM new.operator_id) AND (pg_trigger_depth() = 0)))) EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER refuse_deleting BEFORE DELETE ON public.order_lines FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER refuse_rewriting BEFORE UPDATE ON public.order_lines FOR EACH ROW WHEN (((to_jsonb(old.*) - 'returned_amount'::text) IS DISTINCT FROM (to_jsonb(new.*) - 'returned_amount'::text))) EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER refuse_deleting BEFORE DELETE ON public.orders FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER refuse_rewriting BEFORE UPDATE ON public.orders FOR EACH ROW WHEN ((((to_jsonb(old.*) - '{status,settled_at,fulfilled_at,upsell_declined_at,search_text}'::text[]) -
        CASE
            WHEN (current_setting('app.moves_orders'::text, true) = 'on'::text) THEN '{student_id,bought_as_id}'::text[]
            ELSE '{}'::text[]
        END) IS DISTINCT FROM ((to_jsonb(new.*) - '{status,settled_at,fulfilled_at,upsell_declined_at,search_text}'::text[]) -
        CASE
            WHEN (current_setting('app.moves_orders'::text, true) = 'on'::text) THEN '{student_id,bought_as_id}'::text[]
            ELSE '{}'::text[]
        END))) EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER operators_stay_operators BEFORE UPDATE OF role ON public.people FOR EACH ROW WHEN (((old.role = 'operator'::text) <> (new.role = 'operator'::text))) EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER refuse_rewriting BEFORE DELETE OR UPDATE ON public.price_history FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER refuse_rewriting BEFORE UPDATE ON public.question_versions FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER refuse_rewriting BEFORE UPDATE ON public.support_leaves FOR EACH ROW WHEN ((((old.ended_at IS NOT NULL) AND (old.ended_at IS DISTINCT FROM new.ended_at)) OR ((to_jsonb(old.*) - '{ended_at,granted_by_id}'::text[]) IS DISTINCT FROM (to_jsonb(new.*) - '{ended_at,granted_by_id}'::text[])))) EXECUTE FUNCTION refuse_rewriting();
