import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { APP_ROLE } from '#platform/db/database.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'
import { migrate } from '#platform/migrations/migrate.ts'
import { wordsOf } from '#modules/search/words-of.ts'
import { alternate } from '../alternate.ts'
import { shown, spreadOf } from '../statistics.ts'
import { SCHOOL, writeCourses } from './write-courses.ts'

/** `node bench/search/run.ts`: each kind of query over a thousand courses and over a hundred thousand. */
const COURSES = { few: 1_000, many: Number(process.env['BENCH_PRODUCTS'] ?? 100_000) }
const ASKED = 30
const PROMISED = 1.5

const queries = {
  'one word of many titles': 'papier',
  'two words of many titles': 'zolw papier',
  'a word of few titles': 'introligator',
  'a beginning': 'pap',
  'a wrong letter': 'papiar',
  'two words, both wrong': 'zulw papeir',
  'three words': 'zolw papier glina',
  'an author': 'nowakowska',
  'an author and a word of many titles': 'nowakowska papier',
  'the beginnings of three words': 'a k p',
  'a word of descriptions': 'cierpliwosc',
  'two words of descriptions': 'cierpliwosc grzbiet',
  'a word of most descriptions': 'poczatek',
  'two words of many names, together in few': 'nowakowska kowal',
  nothing: 'xyzzyq',
}

const directory = await mkdtemp(join(tmpdir(), 'katedra-search-'))
await chmod(directory, 0o755)
const postgres = await startEmbeddedPostgres({ dataDir: directory, log: () => {}, fast: true })
const stop: (() => Promise<unknown>)[] = [() => rm(directory, { recursive: true, force: true }), () => postgres.stop()]
try {
  const few = await aSchoolOf(COURSES.few, 'few')
  const many = await aSchoolOf(COURSES.many, 'many')
  console.log(`| search | ${COURSES.many} courses | ${COURSES.few} courses | ratio | kept |\n|---|---|---|---|---|`)
  for (const [what, query] of Object.entries(queries)) {
    const compared = await alternate(
      () => medianTime(many, query),
      () => medianTime(few, query),
    )
    const isKept = compared.ratio <= PROMISED ? 'yes' : '**no**'
    const ratio = `${compared.ratio.toFixed(2)} ×`
    console.log(
      `| ${what}: ${query} | ${shown(compared.subject, 'ms')} | ${shown(compared.baseline, 'ms')} | ${ratio} | ${isKept} |`,
    )
  }
} finally {
  for (const leave of stop.toReversed()) await leave()
}

/** A database of one school with so many courses; a connection to it as the product has them. */
async function aSchoolOf(courses: number, name: string): Promise<pg.Client> {
  const server = await connected(postgres.url)
  await server.query(`create database ${name}`)
  await server.end()
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  await migrate(url.href)
  const owner = await connected(url.href)
  await owner.query(`set app.school_id = '${SCHOOL}'`)
  await writeCourses(owner, courses)
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

async function medianTime(client: pg.Client, query: string): Promise<number> {
  const times: number[] = []
  for (let asked = 0; asked < ASKED; asked++) {
    const began = performance.now()
    await client.query(search(query))
    times.push(performance.now() - began)
  }
  return spreadOf(times).median
}

/** As `search-courses.ts` asks. */
function search(query: string) {
  const words = wordsOf(query)
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  return {
    name: 'courses_found',
    text: 'select id from find_courses(fold($1), array(select fold(word) from unnest($2::text[]) as word)) as found order by place',
    values: [words.join(' '), longestFirst],
  }
}
