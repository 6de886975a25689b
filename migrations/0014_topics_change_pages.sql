-- A school whose first topic came, or whose last one went, has another navigation.
create trigger content_changed after insert or delete on topics for each statement execute function tell_content_changed();
