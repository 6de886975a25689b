import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { DAY } from '#platform/clock.ts'
import { APP_ROLE } from '#platform/db/database.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'
import { migrate } from '#platform/migrations/migrate.ts'
import { alternate } from '../alternate.ts'
import { shown, spreadOf } from '../statistics.ts'
import { SCHOOL, TAGS, writeStudents } from './write-students.ts'

/** `node bench/students/run.ts`: each filter of the list in each order, over a thousand students and over a million. */
const STUDENTS = { few: 1_000, many: Number(process.env['BENCH_STUDENTS'] ?? 1_000_000) }
const ASKED = 20
const PROMISED = 1.5
const SORTS = ['-joined', 'joined', 'name', '-name']

interface Asked {
  tag?: string
  never?: boolean
  seenWithin?: number
  notSeenFor?: number
  spent?: number
  consent?: boolean
}

const filters: Record<string, Asked> = {
  none: {},
  'a tag of one in a hundred': { tag: TAGS.hundredth },
  'a tag of one in three': { tag: TAGS.third },
  'a tag of five': { tag: TAGS.few },
  'seen within 7 days': { seenWithin: 7 },
  'seen within 90 days': { seenWithin: 90 },
  'not seen for 30 days': { notSeenFor: 30 },
  'not seen for 90 days': { notSeenFor: 90 },
  'never seen': { never: true },
  'spent at least 500': { spent: 500 },
  'spent at least 20 000': { spent: 20_000 },
  'spent at least 500 000': { spent: 500_000 },
  'agreed to letters': { consent: true },
  'did not agree': { consent: false },
  'a tag, seen within 30 days, spent 100': { tag: TAGS.hundredth, seenWithin: 30, spent: 100 },
}

const directory = await mkdtemp(join(tmpdir(), 'katedra-students-'))
await chmod(directory, 0o755)
const postgres = await startEmbeddedPostgres({ dataDir: directory, log: () => {}, fast: true })
const stop: (() => Promise<unknown>)[] = [() => rm(directory, { recursive: true, force: true }), () => postgres.stop()]
try {
  const few = await aSchoolOf(STUDENTS.few, 'few')
  const many = await aSchoolOf(STUDENTS.many, 'many')
  console.log(
    `| filter | order | ${STUDENTS.many} students | ${STUDENTS.few} students | ratio | kept |\n|---|---|---|---|---|---|`,
  )
  for (const [what, asked] of Object.entries(filters))
    for (const sort of SORTS) {
      const compared = await alternate(
        () => medianTime(many, asked, sort),
        () => medianTime(few, asked, sort),
      )
      const isKept = compared.ratio <= PROMISED ? 'yes' : '**no**'
      console.log(
        `| ${what} | ${sort} | ${shown(compared.subject, 'ms')} | ${shown(compared.baseline, 'ms')} | ${compared.ratio.toFixed(2)} × | ${isKept} |`,
      )
    }
} finally {
  for (const leave of stop.toReversed()) await leave()
}

/** A database of one school with so many students; a connection to it as the product has them. */
async function aSchoolOf(students: number, name: string): Promise<pg.Client> {
  const server = await connected(postgres.url)
  await server.query(`create database ${name}`)
  await server.end()
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  await migrate(url.href)
  const owner = await connected(url.href)
  await owner.query(`set app.school_id = '${SCHOOL}'`)
  await writeStudents(owner, students)
  await owner.query('vacuum analyze')
  await owner.end()
  const client = await connected(url.href)
  await client.query(`set role ${APP_ROLE}; set app.school_id = '${SCHOOL}'; set random_page_cost = 1.1`)
  stop.push(() => client.end())
  return client
}

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function medianTime(client: pg.Client, asked: Asked, sort: string): Promise<number> {
  const times: number[] = []
  for (let each = 0; each < ASKED; each++) {
    const began = performance.now()
    await client.query(list(asked, sort))
    times.push(performance.now() - began)
  }
  return spreadOf(times).median
}

function daysAgo(days: number | undefined) {
  return days === undefined ? null : new Date(Date.now() - days * DAY).toISOString()
}

/** As `list-students.ts` asks: a page, with what stands beside each. */
function list({ tag, never = false, seenWithin, notSeenFor, spent, consent }: Asked, sort: string) {
  return {
    name: 'students_found',
    text: `
    select people.id, people.name, last_seen_at,
      (select count(distinct product_id) from grants where student_id = people.id),
      (select sum(amount - refunded_amount) from transactions where transactions.school_id = people.school_id and payer_id = people.id),
      (select json_agg(student_tags.name) from tagged_students join student_tags on student_tags.id = tag_id where student_id = people.id)
    from people join find_students('{}', null, null, now(), null, null, $1, $2, $3, $4, $5, 'PLN', $6, $7, null, null, 31)
      with ordinality as found (id, place) on people.id = found.id
    left join student_visits on student_id = people.id order by place`,
    values: [
      tag ?? null,
      never,
      daysAgo(seenWithin),
      daysAgo(notSeenFor),
      spent ? spent * 100 : null,
      consent ?? null,
      sort,
    ],
  }
}
