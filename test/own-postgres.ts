import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'

export interface OwnPostgres {
  /** the address of its database `katedra`, as the owner that docs/operations.md has one make */
  url: string
  /** one statement as the superuser, in the database `postgres` */
  asSuperuser(statement: string): Promise<void>
  /** as on the first day: no database, no role but those that the documents have one make */
  renew(): Promise<void>
  stop(): Promise<void>
}

/** A server of somebody's own, whose superuser typed what docs/operations.md says and nothing else. */
export async function anOwnPostgres(): Promise<OwnPostgres> {
  const directory = await mkdtemp(join(tmpdir(), 'katedra-own-postgres-'))
  // Under root the server runs as another account and must be able to enter.
  await chmod(directory, 0o755)
  const server = await startEmbeddedPostgres({ dataDir: directory, log: () => {}, fast: true })
  const superuser = addressIn(server.url, { pathname: '/postgres' })
  const { statements, owner } = await readOperations()
  const own: OwnPostgres = {
    url: addressIn(server.url, owner),
    asSuperuser: (statement) => onServer(superuser, statement),
    async renew() {
      await own.asSuperuser('drop database if exists katedra with (force)')
      for (const role of ['katedra_app', 'katedra']) await own.asSuperuser(`drop role if exists ${role}`)
      for (const statement of statements) await own.asSuperuser(statement)
    },
    async stop() {
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
  await own.renew()
  return own
}

/** What docs/operations.md has a superuser type, and the address it then gives to the product. */
async function readOperations() {
  const page = await readFile('docs/operations.md', 'utf8')
  const [, typed = ''] = /### A database of your own[^]*?```sql\n([^]*?)```/.exec(page) ?? []
  const [, address = ''] = /^DATABASE_URL=(\S+)$/m.exec(page) ?? []
  const { username, password, pathname } = new URL(address)
  const statements = typed.split(';').map((statement) => statement.trim())
  return { statements: statements.filter((statement) => statement !== ''), owner: { username, password, pathname } }
}

const addressIn = (url: string, parts: Partial<URL>) => Object.assign(new URL(url), parts).href

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
