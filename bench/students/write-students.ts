import type pg from 'pg'
import { SCHOOL } from '../house/two-schools.ts'

/** of one in a hundred students, of one in three, of one in two, and of five */
export const TAGS = {
  hundredth: '0199a5c4-0000-7000-8000-00000000f0a1',
  third: '0199a5c4-0000-7000-8000-00000000f0a2',
  half: '0199a5c4-0000-7000-8000-00000000f0a4',
  few: '0199a5c4-0000-7000-8000-00000000f0a3',
}

/** A school of so many students: five years of joining, one in ten was never here, one in five has paid, one in twenty agreed to letters. */
export async function writeStudents(client: pg.Client, students: number): Promise<void> {
  await client.query(`
    insert into schools (id, slug, name, language, contact_email) values ('${SCHOOL}', 'bench', 'Bench', 'pl', 'bench@example.com');
    set session_replication_role = replica;
    create temporary table numbered as
      select n, gen_random_uuid() as id, timestamptz '2026-11-01' - random() * interval '5 years' as joined,
        (array['Anna', 'Żaneta', 'Piotr', 'Łukasz', 'Ola', 'Jan'])[1 + (random() * 5)::int] || ' ' ||
        (array['Nowak', 'Kowalska', 'Gęś', 'Wójcik'])[1 + (random() * 3)::int] || ' ' || n as name,
        random() as visits, random() as pays, random() as agrees
      from generate_series(1, ${students}) as n;
    insert into people (id, school_id, role, email, name, created_at)
      select id, '${SCHOOL}', 'student', 's' || n || '@bench.test', name, joined from numbered;
    insert into student_visits (school_id, student_id, has_consent, joined_at, name_key, last_seen_at)
      select '${SCHOOL}', id, agrees < 0.05, joined, fold(name), case when visits < 0.9 then now() - (now() - joined) * power(random(), 3) end from numbered;
    insert into student_spending (school_id, student_id, currency, amount, joined_at, name_key)
      select '${SCHOOL}', id, 'PLN', (100 / (random() + 0.0001))::bigint * 100, joined, fold(name) from numbered where pays < 0.2;
    insert into leads (id, school_id, form_name, email, answers, utm, language, search_text, consent_text, consent_version, consented_at)
      select gen_random_uuid(), '${SCHOOL}', 'Listy', 's' || n || '@bench.test', '[]', '{}', 'pl', '', 'Tak', 1, now() from numbered where agrees < 0.05;
    insert into student_tags (id, school_id, name) values
      ('${TAGS.hundredth}', '${SCHOOL}', 'setny'), ('${TAGS.third}', '${SCHOOL}', 'trzeci'), ('${TAGS.half}', '${SCHOOL}', 'drugi'), ('${TAGS.few}', '${SCHOOL}', 'kilku');
    insert into tagged_students (school_id, tag_id, student_id, joined_at, name_key)
      select '${SCHOOL}', tag, id, joined, fold(name) from numbered,
        (values ('${TAGS.hundredth}'::uuid, 100), ('${TAGS.third}', 3), ('${TAGS.half}', 2), ('${TAGS.few}', ${Math.max(1, Math.floor(students / 5))})) as tags (tag, nth)
      where n % nth = 0;
    set session_replication_role = origin`)
}
