-- By row, so that what is written in all schools at once (a sweep of uploads, and what it clears elsewhere) tells of those it was
-- written in, and a statement that changed nothing tells nothing.
CREATE FUNCTION tell_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('content_changed', coalesce(new.school_id, old.school_id)::text);
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON article_photos FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON article_products FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON article_tags FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON articles FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON categories FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON domains FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON download_files FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON evergreen_offers FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON file_versions FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON images FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON inclusions FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE ON lead_form_courses FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OF language, header, fields, button_text, consent_text, success_header, success_text, is_on_home, on_courses ON lead_forms FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON lecture_components FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OF title, intro, "position", section_id, status, is_free_to_watch, run_time_seconds, video_id ON lectures FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT ON legal_texts FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OF starts_at, ends_at ON live_event_sessions FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON live_events FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON openings FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT ON price_history FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON products FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON promotions FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON review_summaries FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON reviews FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON sections FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OF shown_on, course_id, audience, opened_at, closed_at ON surveys FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OF title, description, "position", product_id ON topics FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON variant_lectures FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON variants FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER DELETE OR UPDATE OF state, duration_seconds ON videos FOR EACH ROW EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE FUNCTION tell_school_changed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('content_changed', coalesce(new.id, old.id)::text);
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON schools FOR EACH ROW EXECUTE FUNCTION tell_school_changed();
--> statement-breakpoint
CREATE FUNCTION tell_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('session_ended', old.id);
  return null;
end $$;
--> statement-breakpoint
create trigger session_ended after delete on sessions for each row when (old.expires_at > now()) execute function tell_session_ended();
--> statement-breakpoint
create trigger session_ended after delete on operator_sessions for each row when (old.expires_at > now()) execute function tell_session_ended();
--> statement-breakpoint
CREATE FUNCTION tell_people_changed() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('people_changed', new.school_id::text);
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER people_changed AFTER UPDATE OF role, name, email, language, avatar ON people FOR EACH ROW
  WHEN ((old.role, old.name, old.email, old.language, old.avatar) IS DISTINCT FROM (new.role, new.name, new.email, new.language, new.avatar))
  EXECUTE FUNCTION tell_people_changed();
