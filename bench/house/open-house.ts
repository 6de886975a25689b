import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'
import { FEW, FIRST_PORT, MANY, SECRET_KEY } from '../settings.ts'
import { fill } from './fill.ts'
import { findSubjects, type Subjects } from './find-subjects.ts'
import { startWeb, type WebProcess } from './web-process.ts'

export interface House {
  /** with 1,000 rows of everything */
  few: WebProcess
  /** with 1,000,000; the same as the other in a house without many */
  many: WebProcess
  /** address of the database with few rows */
  databaseUrl: string
  /** of the one with many; the same without many */
  manyUrl: string
  directory: string
  /** the same in both */
  subjects: Subjects
  query(text: string, values?: unknown[]): Promise<void>
  close(): Promise<void>
}

/** One PostgreSQL with two databases, a web process over each, in a directory that goes when the house closes. */
export async function openHouse(say: (line: string) => void, { withMany = true } = {}): Promise<House> {
  const directory = await mkdtemp(join(tmpdir(), 'katedra-bench-'))
  // Under root the database runs as another account and must be able to enter.
  await chmod(directory, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir: directory, log: () => {} })
  const base = { NODE_ENV: 'development', SECRET_KEY, DATA_DIR: directory }
  const web = (databaseUrl: string, port: number) =>
    startWeb({ ...base, DATABASE_URL: databaseUrl, PORT: port, HEALTH_PORT: port + 2 }, ['--role', 'web'])

  const stop: (() => Promise<unknown>)[] = [
    () => rm(directory, { recursive: true, force: true }),
    () => postgres.stop(),
  ]
  const close = async () => {
    for (let next = stop.pop(); next; next = stop.pop()) await next()
  }
  try {
    const databaseUrl = addressOf(postgres.url, 'few')
    const manyUrl = withMany ? addressOf(postgres.url, 'many') : databaseUrl
    await run(postgres.url, 'create database few')
    await (await web(databaseUrl, FIRST_PORT)).stop()
    if (withMany) await run(postgres.url, 'create database many template few')
    await fill(databaseUrl, FEW, say)
    if (withMany) await fill(manyUrl, MANY, say)
    const subjects = await findSubjects(databaseUrl, withMany ? [databaseUrl, manyUrl] : [databaseUrl])
    const few = await web(databaseUrl, FIRST_PORT)
    stop.push(few.stop)
    const many = withMany ? await web(manyUrl, FIRST_PORT + 10) : few
    if (withMany) stop.push(many.stop)
    return {
      few,
      many,
      databaseUrl,
      manyUrl,
      directory,
      subjects,
      query: (text, values) => run(databaseUrl, text, values),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

function addressOf(server: string, database: string): string {
  const address = new URL(server)
  address.pathname = `/${database}`
  return address.href
}

async function run(url: string, text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text, values)
  } finally {
    await client.end()
  }
}
