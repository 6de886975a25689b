-- Counting a display or a response changes nothing that visitors see.
create trigger content_changed after insert or delete or update of shown_on, course_id, audience, opened_at, closed_at on surveys for each statement execute function tell_content_changed();
