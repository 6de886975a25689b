import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'
import { backUp } from '../src/backup/back-up.ts'
import type { Installation } from '../src/backup/installation.ts'
import type { Manifest } from '../src/backup/manifest.ts'
import { restore } from '../src/backup/restore.ts'
import { anOwnPostgres } from './own-postgres.ts'

export type DatabaseKind = 'the embedded database' | 'a PostgreSQL whose owner is no superuser'

/** A machine that the product is or will be on: a data folder and a database, both empty at first. */
export interface Machine extends Installation {
  /** the owner's address of the database */
  url: string
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

const closing: (() => Promise<unknown>)[] = []

/** Forgets all machines and folders that a file's tests made; for afterAll. */
export async function closeMachines(): Promise<void> {
  for (let close = closing.pop(); close; close = closing.pop()) await close()
}

export async function aMachine(kind: DatabaseKind): Promise<Machine> {
  const dataDir = await aFolder()
  const server =
    kind === 'the embedded database'
      ? await startEmbeddedPostgres({ dataDir, log: () => {}, fast: true })
      : await anOwnPostgres()
  closing.push(server.stop)
  const { url } = server
  return {
    dataDir,
    databaseUrl: kind === 'the embedded database' ? undefined : url,
    s3: undefined,
    url,
    async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
      const client = new pg.Client(url)
      await client.connect()
      try {
        return (await client.query<Row>(text, values)).rows
      } finally {
        await client.end()
      }
    },
    close: server.stop,
  }
}

/** A folder of the test's own. Under root the database runs as another account and must be able to enter. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'katedra-machine-'))
  await chmod(folder, 0o755)
  closing.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const errand = (log: (line: string) => void) => ({ log, signal: new AbortController().signal })

export const backUpOf = (machine: Installation, target: string): Promise<Manifest> =>
  backUp(
    machine,
    target,
    errand(() => {}),
  )

/** Answers what was said meanwhile. */
export async function restoreTo(machine: Installation, folder: string): Promise<string[]> {
  const said: string[] = []
  await restore(
    machine,
    folder,
    errand((line) => said.push(line)),
  )
  return said
}
