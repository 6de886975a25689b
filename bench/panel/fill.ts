import pg from 'pg'
import { withoutGuards } from '../house/without-guards.ts'

/** As many students, orders with their payments, and leads in the demo school, made up by SQL. */
export async function fillPanel(url: string, rows: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select set_config('app.school_id', (select id::text from schools where slug = 'demo'), false)`)
    await client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '128MB'`)
    await withoutGuards(client, async () => {
      for (const statement of statements(rows)) await client.query(statement)
    })
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

const SCHOOL = `current_setting('app.school_id')::uuid`

const name = (n: string) => `
  (array['Żaneta','Ola','Jan','Zażółć','Emma','Noah','Łucja','Piotr','Mia','Grzegorz','Ada'])[1 + ${n} % 11] || ' ' ||
  (array['Ćma','Kowalska','Nowak','Smith','Żak','Wójcik','Brown','Lis','Mazur'])[1 + ${n} % 9] || ' ' || md5(${n}::text)`

const statements = (rows: number): string[] => [
  `create temp table many_students as select n, uuidv7() as id from generate_series(0, ${rows} - 1) n;
   insert into people (id, role, email, name, created_at)
   select id, 'student', 'panel-' || n || '@example.com', ${name('n')}, now() - n * interval '7 seconds' from many_students;
   insert into student_visits (student_id, joined_at, name_key) select id, created_at, fold(name) from people
   where role = 'student' and email like 'panel-%'`,
  `insert into grants (id, student_id, product_id, variant_id, source, source_id, starts_at)
   select uuidv7(), s.id, p.id, v.id, 'instructor_action', s.id, now() - interval '1 day'
   from many_students s, (select id from products where kind = 'course' and slug = '${COURSE}') p
   join variants v on v.product_id = p.id where s.n % 3 = 0`,
  `create temp table many_orders as
   select n, uuidv7() as id, uuidv7() as key, 'P' || n as number, now() - n * interval '5 seconds' as at from generate_series(1, ${rows}) n;
   insert into orders (id, student_id, product_id, number, checkout_key, status, amount, currency, consents, billing, language, created_at,
     settled_at, fulfilled_at, search_text)
   select o.id, s.id, p.id, o.number, o.key, case when o.n % 20 = 0 then 'failed' else 'paid' end, 14900 + o.n % 500, 'PLN', '[]', '{}', 'pl',
     o.at, o.at, case when o.n % 20 > 0 then o.at end, fold(o.number || ' ' || ${name('s.n')} || ' panel-' || s.n || '@example.com ' || p.title)
   from many_orders o join many_students s on s.n = o.n % ${rows}, ${sold} p;
   insert into order_lines (id, order_id, product_id, variant_id, title, standard_amount, amount, currency, access_days)
   select uuidv7(), o.id, p.id, p.variant_id, p.title, 14900 + o.n % 500, 14900 + o.n % 500, 'PLN', 0 from many_orders o, ${sold} p`,
  `insert into transactions (id, hash, order_id, payer_id, account_id, status, amount, currency, description, created_at, settled_at)
   select uuidv7(), 'panel-' || o.n, o.id, s.id, a.id, case when o.n % 20 = 0 then 'FAILURE' else 'CLEARED' end, 14900 + o.n % 500, 'PLN', p.title, o.at, o.at
   from many_orders o join many_students s on s.n = o.n % ${rows}, ${sold} p, payment_accounts a
   where a.status = 'active' and a.school_id = ${SCHOOL}`,
  `insert into leads (id, form_name, name, email, answers, utm, language, search_text, created_at)
   select uuidv7(), 'Newsletter', ${name('n')}, 'lead-' || n || '@example.com', '[{"name": "city", "type": "text", "value": "Łódź"}]', '{}', 'pl',
     fold(${name('n')} || ' lead-' || n || '@example.com'), now() - n * interval '9 seconds'
   from generate_series(1, ${rows}) n`,
]

const COURSE = 'introligatorstwo-od-pierwszej-skladki'
const sold = `(select p.id, p.title, v.id as variant_id from products p join variants v on v.product_id = p.id
  where p.slug = 'visible-mending' and p.school_id = ${SCHOOL} limit 1)`
