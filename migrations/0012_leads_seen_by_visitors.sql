-- Counting a lead changes nothing that visitors see.
create trigger content_changed after insert or delete or update of language, header, fields, button_text, consent_text, success_header, success_text, is_on_home, on_courses on lead_forms for each statement execute function tell_content_changed();
--> statement-breakpoint
create trigger content_changed after insert or delete on lead_form_courses for each statement execute function tell_content_changed();
