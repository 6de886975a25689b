import pg from 'pg'
import { BUSY_COMMENT_REPLIES, BUSY_POST_COMMENTS, type Size } from '../settings.ts'
import { withoutGuards } from './without-guards.ts'

/** Fills the demo school of a database with made-up rows, all in SQL. */
export async function fill(url: string, size: Size, say: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select set_config('app.school_id', (select id::text from schools where slug = 'demo'), false)`)
    await client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '128MB'`)
    const timed = async (what: string, work: () => Promise<unknown>) => {
      const began = performance.now()
      await work()
      say(`  ${what}, for ${size.rows} rows: ${((performance.now() - began) / 1000).toFixed(1)} s`)
    }
    await timed('all rows', () =>
      withoutGuards(client, async () => {
        for (const [what, statement] of Object.entries(statements(size)))
          await timed(what, () => client.query(statement))
      }),
    )
    await timed('vacuum', () => client.query('vacuum analyze'))
  } finally {
    await client.end()
  }
}

/** `bench_students` and `bench_courses` are numbered from 0, so that rows find theirs by the rest of a division. */
const statements = ({ rows, products, students, posts }: Size) => {
  const busyComments = Math.min(BUSY_POST_COMMENTS, rows / 2)
  const busyReplies = Math.min(BUSY_COMMENT_REPLIES, rows / 2)
  const student = (n: string) => `bench_students s on s.n = (${n}) % ${students}`
  return {
    students: `
      create temp table bench_students as select n, uuidv7() as id from generate_series(0, ${students} - 1) n;
      insert into people (id, role, email, name, created_at)
      select id, 'student', 'bench-' || lpad(n::text, 6, '0') || '@example.com', 'Bench Student ' || n, now() from bench_students`,
    grants: `
      insert into grants (id, student_id, product_id, variant_id, source, source_id, starts_at)
      select uuidv7(), s.id, p.id, v.id, 'instructor_action', s.id, now() - interval '1 day'
      from bench_students s, products p join variants v on v.product_id = p.id
      where p.slug = '${COURSE}'`,
    posts: `
      insert into topics (id, title, position, product_id, allow_students_to_add_posts)
      select uuidv7(), 'Bench topic ' || n, 100 + n, case when n < 3 then p.id end, true
      from generate_series(0, 9) n, products p where p.slug = '${COURSE}';
      create temp table bench_topics as select row_number() over (order by position) - 1 as n, id from topics where title like 'Bench topic %';
      create temp table bench_posts as
      select n, uuidv7() as id, case when n % 20 = 0 then uuidv7() end as image_id from generate_series(0, ${posts} - 1) n;
      insert into images (id, context, state, width, height, widths)
      select image_id, 'post', 'ready', 1280, 800, '[320, 640, 1280]' from bench_posts where image_id is not null;
      insert into posts (id, topic_id, author_id, by_admin, title, body, image_id, comments_count, up_votes_count, votes, created_at)
      select p.id, t.id, s.id, false, 'Bench post ' || p.n, repeat('as long as people write them ', 12), p.image_id, 3, 1, 1, now() - p.n * interval '5 seconds'
      from bench_posts p join bench_topics t on t.n = p.n % 10 join ${student('p.n * 7')};
      insert into votes (votable_type, votable_id, voter_id, value)
      select 'App\\CommunityPost', p.id, s.id, 1 from bench_posts p join ${student('p.n * 3')}`,
    comments: `
      insert into comments (id, commentable_type, commentable_id, author_id, by_admin, body, created_at)
      select uuidv7(), case when on_lecture then 'App\\Lecture' else 'App\\CommunityPost' end, case when on_lecture then l.id else p.id end,
        s.id, false, 'Comment ' || c.n || ' ' || repeat('as long as people write them ', 4), now() - c.n * interval '1 second'
      from (select n, n > ${busyComments} and n % 2 = 0 as on_lecture, case when n <= ${busyComments} then 0 else n % ${posts} end as post
        from generate_series(1, ${rows}) n) c
      join bench_posts p on p.n = c.post join ${student('c.n')}, ${firstLecture} l`,
    replies: `
      create temp table bench_comments as
      select row_number() over (order by created_at desc) as n, id from comments where body like 'Comment %';
      insert into replies (id, comment_id, author_id, by_admin, body, created_at)
      select uuidv7(), c.id, s.id, false, 'Reply ' || r.n || ' that says something short', now() - r.n * interval '1 second'
      from generate_series(1, ${rows}) r (n)
      join bench_comments c on c.n = case when r.n <= ${busyReplies} then 1 else 2 + r.n % (${rows} - 1) end join ${student('r.n')}`,
    counters: `
      update comments set replies_count = ${busyReplies} where id = (select id from bench_comments where n = 1);
      update posts set comments_count = ${busyComments} where id = (select id from bench_posts where n = 0)`,
    transactions: `
      insert into transactions (id, hash, order_id, payer_id, account_id, status, amount, currency, description, created_at, settled_at)
      select uuidv7(), 'bench-' || t.n, uuidv7(), s.id, a.id, 'CLEARED', 14900, 'PLN', 'Visible Mending', now() - t.n * interval '5 seconds', now() - t.n * interval '5 seconds'
      from generate_series(1, ${rows}) t (n) join ${student('t.n')}
      join payment_accounts a on a.status = 'active' and a.school_id = current_setting('app.school_id')::uuid`,
    events: `
      insert into domain_events (id, school_id, name, occurred_at, payload)
      select uuidv7(), current_setting('app.school_id')::uuid, 'comments.comment-posted', now() - e.n * interval '5 seconds',
        jsonb_build_object('author_id', s.id, 'commentable_type', 'App\\Lecture', 'commentable_id', l.id)
      from generate_series(1, ${rows}) e (n) join ${student('e.n')}, ${firstLecture} l`,
    products: `
      create temp table bench_courses as select n, uuidv7() as id from generate_series(0, ${products} - 1) n;
      insert into products (id, kind, slug, title, description, status, search_name, search_text, published_at, created_at)
      select id, 'course', 'bench-' || n, t, '', 'published', fold(t), lower(unaccent(t)), now() - interval '90 days', now() - interval '90 days' - n * interval '1 second'
      from (select c.n, c.id, w.words[1 + c.n % 20] || ' ' || w.words[1 + c.n / 20 % 20] || ' ' || c.n as t
        from bench_courses c, (select array['Światło','Żółw','Papier','Drzewo','Garden','Harbour','Copper','Wełna','Glina','Rhythm','Shadow','Ogród','Metal','Silk','Kamień','Water','Szkło','Forest','Nić','Bread'] as words) w) made;
      insert into course_words (word, is_in_name)
      select distinct word, true from bench_courses b join products p on p.id = b.id, unnest(words_in(p.search_name)) as word on conflict do nothing;
      insert into variants (id, product_id, position, amount, currency)
      select uuidv7(), id, 1, 9900, 'PLN' from bench_courses`,
    reviews: `
      insert into reviews (id, course_id, student_id, rating, title, review, status, has_bought, created_at, moderated_at)
      select uuidv7(), c.id, s.id, (array[10,10,5,0])[1 + r.n % 4], 'Review ' || r.n, repeat('what one thinks of it ', 5), 'approved', true, now() - r.n * interval '2 seconds', now()
      from generate_series(0, ${rows} - 1) r (n) join bench_courses c on c.n = r.n / ${students} join ${student('r.n')}`,
  }
}

const COURSE = 'introligatorstwo-od-pierwszej-skladki'

const firstLecture = `(select l.id from lectures l join sections s on s.id = l.section_id join products p on p.id = l.course_id
  where p.slug = '${COURSE}' order by s.position, l.position limit 1)`
