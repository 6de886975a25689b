import pg from 'pg'
import { STUDENTS } from '../settings.ts'

interface Size {
  rows: number
  products: number
}

/** Fills the demo school of a database with made-up rows, all in SQL. */
export async function fill(url: string, size: Size, say: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select set_config('app.school_id', (select id::text from schools where slug = 'demo'), false)`)
    await client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'`)
    for (const [what, statement] of Object.entries(statements(size))) {
      say(`  ${what}, for ${size.rows} rows`)
      await client.query(statement)
    }
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

const statements = ({ rows, products }: Size) => ({
  students: `
    insert into people (id, role, email, name, created_at)
    select uuidv7(), 'student', 'bench-' || n || '@example.com', 'Bench Student ' || n, now() from generate_series(1, ${STUDENTS}) n`,
  grants: `
    insert into grants (id, student_id, product_id, variant_id, source, source_id, starts_at)
    select uuidv7(), s.id, p.id, v.id, 'instructor_action', s.id, now() - interval '1 day'
    from people s, products p join variants v on v.product_id = p.id
    where s.email like 'bench-%' and p.slug = 'introligatorstwo-od-pierwszej-skladki'`,
  comments: `
    insert into comments (id, commentable_type, commentable_id, author_id, by_admin, body, created_at)
    select uuidv7(), 'App\\Lecture', l.id, s.ids[1 + n % ${STUDENTS}], false, 'Comment ' || n || ' ' || repeat('as long as people write them ', 4), now() - n * interval '1 second'
    from generate_series(1, ${rows}) n, ${firstLecture} l, ${studentIds} s`,
  replies: `
    insert into replies (id, comment_id, author_id, by_admin, body, created_at)
    select uuidv7(), c.id, s.ids[1 + n % ${STUDENTS}], false, 'Reply ' || n || ' that says something short', now() - n * interval '1 second'
    from generate_series(1, ${rows}) n, (select id from comments where body like 'Comment 1 %') c, ${studentIds} s`,
  counters: `
    update comments set replies_count = ${rows} where body like 'Comment 1 %';
    update lectures l set comments_count = (select count(*) from comments c where c.commentable_id = l.id)`,
  transactions: `
    insert into transactions (id, hash, order_id, payer_id, provider, status, amount, currency, description, created_at, settled_at)
    select uuidv7(), 'bench-' || n, uuidv7(), s.ids[1 + n % ${STUDENTS}], 'sandbox', 'ACCESS_GRANTED', 14900, 'PLN', 'Visible Mending', now() - n * interval '5 seconds', now() - n * interval '5 seconds'
    from generate_series(1, ${rows}) n, ${studentIds} s`,
  products: `
    insert into products (id, kind, slug, title, description, status, search_text, published_at, created_at)
    select uuidv7(), 'course', 'bench-' || n, t, '', 'published', lower(unaccent(t)), now() - interval '90 days', now() - interval '90 days' - n * interval '1 second'
    from (select n, w.words[1 + n % 20] || ' ' || w.words[1 + n / 20 % 20] || ' ' || n as t
      from generate_series(1, ${products}) n, (select array['Światło','Żółw','Papier','Drzewo','Garden','Harbour','Copper','Wełna','Glina','Rhythm','Shadow','Ogród','Metal','Silk','Kamień','Water','Szkło','Forest','Nić','Bread'] as words) w) made;
    insert into variants (id, product_id, position, amount, currency)
    select uuidv7(), id, 1, 9900, 'PLN' from products where slug like 'bench-%'`,
  reviews: `
    insert into reviews (id, course_id, student_id, rating, title, review, status, has_bought, created_at, moderated_at)
    select uuidv7(), p.ids[1 + n / ${STUDENTS}], s.ids[1 + n % ${STUDENTS}], (array[10,10,5,0])[1 + n % 4], 'Review ' || n, repeat('what one thinks of it ', 5), 'approved', true, now() - n * interval '2 seconds', now()
    from generate_series(0, ${rows} - 1) n, ${studentIds} s, (select array_agg(id) as ids from products where slug like 'bench-%') p`,
})

const firstLecture = `(select l.id from lectures l join sections s on s.id = l.section_id join products p on p.id = l.course_id
  where p.slug = 'introligatorstwo-od-pierwszej-skladki' order by s.position, l.position limit 1)`
const studentIds = `(select array_agg(id order by email) as ids from people where email like 'bench-%')`
