import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { APP_ROLE } from '#platform/db/database.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'
import { migrate } from '#platform/migrations/migrate.ts'
import { spreadOf } from '../statistics.ts'

/** The one school of each database. */
export const SCHOOL = '00000000-0000-7000-8000-000000000001'

type Filling = (client: pg.Client, rows: number) => Promise<void>

/** Works with a school of few rows and one of many, in databases of a PostgreSQL that goes afterwards; the connections are as the product has them. */
export async function withTwoSchools(
  sizes: { few: number; many: number },
  fill: Filling,
  work: (schools: { few: pg.Client; many: pg.Client }) => Promise<void>,
): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'katedra-schools-'))
  await chmod(directory, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir: directory, log: () => {}, fast: true })
  const stop: (() => Promise<unknown>)[] = [
    () => rm(directory, { recursive: true, force: true }),
    () => postgres.stop(),
  ]
  const aSchool = async (name: 'few' | 'many') => {
    const client = await aSchoolOf(sizes[name], { server: postgres.url, name, fill })
    stop.push(() => client.end())
    return client
  }
  try {
    const few = await aSchool('few')
    await work({ few, many: await aSchool('many') })
  } finally {
    for (const leave of stop.toReversed()) await leave()
  }
}

async function aSchoolOf(
  rows: number,
  { server, name, fill }: { server: string; name: string; fill: Filling },
): Promise<pg.Client> {
  const maker = await connected(server)
  await maker.query(`create database ${name}`)
  await maker.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  await migrate(url.href)
  const owner = await connected(url.href)
  await owner.query(`set app.school_id = '${SCHOOL}'`)
  await fill(owner, rows)
  await owner.query('vacuum analyze')
  await owner.end()
  const client = await connected(url.href)
  await client.query(`set role ${APP_ROLE}; set app.school_id = '${SCHOOL}'; set random_page_cost = 1.1`)
  return client
}

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Milliseconds that a statement takes, in the middle of so many times. */
export async function medianTime(client: pg.Client, statement: pg.QueryConfig, asked: number): Promise<number> {
  const times: number[] = []
  for (let nth = 0; nth < asked; nth++) {
    const began = performance.now()
    await client.query(statement)
    times.push(performance.now() - began)
  }
  return spreadOf(times).median
}
