CREATE OR REPLACE FUNCTION public.tell_content_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('content_changed', coalesce(new.school_id, old.school_id)::text);
  return null;
end $function$;

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.article_blocks FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.article_photos FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.article_products FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.article_tags FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.articles FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.categories FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.domains FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.download_files FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.evergreen_offers FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.file_versions FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.fronts FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.images FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.inclusions FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE ON public.lead_form_courses FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OF language, header, fields, button_text, consent_text, success_header, success_text, is_on_home, on_courses ON public.lead_forms FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.lecture_components FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OF title, intro, "position", section_id, status, is_free_to_watch, needs_login, run_time_seconds, video_id ON public.lectures FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT ON public.legal_texts FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OF starts_at, ends_at ON public.live_event_sessions FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.live_events FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.openings FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT ON public.price_history FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.product_pitches FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.products FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.promotions FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.review_summaries FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.reviews FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.school_logos FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.sections FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OF shown_on, course_id, audience, opened_at, closed_at ON public.surveys FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OF title, description, "position", product_id ON public.topics FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.variant_lectures FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.variants FOR EACH ROW EXECUTE FUNCTION tell_content_changed();

CREATE TRIGGER content_changed AFTER DELETE OR UPDATE OF state, duration_seconds, still ON public.videos FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
