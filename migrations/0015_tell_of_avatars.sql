drop trigger people_changed on people;
--> statement-breakpoint
create trigger people_changed after update of role, name, email, language, avatar on people for each statement execute function tell_people_changed();
