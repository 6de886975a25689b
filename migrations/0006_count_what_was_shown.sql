-- Who wrote before limits were kept is as trusted as what they wrote.
insert into writing_counts (school_id, student_id, kind, used, window_ends_at, shown_count)
select p.school_id, p.id, 'comment', 0, now(), count(*)
from people p join (select author_id from comments union all select author_id from replies) written on written.author_id = p.id
where p.role = 'student'
group by p.school_id, p.id;
