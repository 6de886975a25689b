import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import pg from 'pg'
import { ready } from './ready.ts'

/**
 * Bare Fastify: one transaction that writes the rows of a comment, a vote or a lecture marked complete (WRITES) into the very tables of the
 * product, each statement prepared; by somebody else of SCHOOL each time, and nobody is asked who they are or whether they may.
 */
const school = process.env['SCHOOL']!
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 12,
  options: `-c app.school_id=${school}`,
})

const { rows: people } = await pool.query<{ id: string }>(`select id from people where email like 'bench-%' limit 3000`)
const { rows: lectures } = await pool.query<{ id: string; course: string }>(
  `select id, course_id as course from lectures where course_id = (select course_id from lectures where id = $1)`,
  [process.env['LECTURE']],
)
const { rows: comments } = await pool.query<{ id: string }>(
  `select id from comments where body like 'Comment %' limit 500`,
)

interface Turn {
  personId: string
  lecture: { id: string; course: string }
  commentId: string
}

type Statement = [name: string, text: string, values: (turn: Turn) => unknown[]]

const TOLD: Statement[] = [
  [
    'event',
    `insert into domain_events (id, school_id, name, occurred_at, payload) values ($1, '${school}', 'bench.written', now(), $2)`,
    ({ personId }) => [randomUUID(), { person_id: personId }],
  ],
]

const WRITTEN: Record<string, Statement[]> = {
  comment: [
    // Counted as the first each time: the product writes beside it, and refuses who wrote too much.
    [
      'counted',
      `insert into writing_counts as held (student_id, kind, used, window_ends_at, shown_count) values ($1, 'comment', 1, now(), 1)
       on conflict (student_id, kind) do update set used = 1, shown_count = held.shown_count + 1`,
      ({ personId }) => [personId],
    ],
    [
      'comment',
      `insert into comments (id, commentable_type, commentable_id, author_id, by_admin, body, created_at)
       values ($1, 'App\\Lecture', $2, $3, false, 'Written while the bench ran, like a hundred others.', now()) returning id`,
      ({ personId, lecture }) => [randomUUID(), lecture.id, personId],
    ],
    ...TOLD,
  ],
  vote: [
    [
      'vote',
      `insert into votes (votable_type, votable_id, voter_id, value, created_at) values ('App\\Comment', $1, $2, 1, now())
       on conflict (votable_id, voter_id, votable_type) do update set value = excluded.value`,
      ({ personId, commentId }) => [commentId, personId],
    ],
    [
      'tally',
      'update comments set up_votes_count = up_votes_count + 1, votes = votes + 1 where id = $1 returning votes',
      ({ commentId }) => [commentId],
    ],
  ],
  complete: [
    [
      'progress',
      `insert into lecture_progress as held (person_id, lecture_id, course_id, completed_at, watched_at) values ($1, $2, $3, now(), now())
       on conflict (person_id, lecture_id) do update set completed_at = excluded.completed_at, watched_at = excluded.watched_at`,
      ({ personId, lecture }) => [personId, lecture.id, lecture.course],
    ],
  ],
}

const statements = WRITTEN[process.env['WRITES']!]!
let turn = 0
const app = fastify()
app.post('/', async () => {
  const at = turn++
  const mine = {
    personId: people[at % people.length]!.id,
    lecture: lectures[at % lectures.length]!,
    commentId: comments[at % comments.length]!.id,
  }
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const [name, text, values] of statements) await client.query({ name, text, values: values(mine) })
    await client.query('commit')
  } finally {
    client.release()
  }
  return { done: true }
})
await ready(app)
