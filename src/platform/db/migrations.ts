import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'

/** A migration that a database has been through: what it said and when it was written. */
export interface AppliedMigration {
  hash: string
  when: number
}

export const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** The migrations of this version, in their order. */
export const knownMigrations = (): AppliedMigration[] =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash, folderMillis }) => ({ hash, when: folderMillis }))

/** Those that a database has been through; none for an empty one. */
export async function appliedMigrations(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  if (!rows[0]!.there) return []
  const applied = await client.query<{ hash: string; when: string }>(
    'select hash, created_at as "when" from drizzle.__drizzle_migrations order by id',
  )
  return applied.rows.map(({ hash, when }) => ({ hash, when: Number(when) }))
}

/** Whether a database that has been through these is one that this version made or can bring up to date. */
export function areOurs(applied: AppliedMigration[]): boolean {
  const known = knownMigrations()
  return applied.every(({ hash, when }, place) => known[place]?.hash === hash && known[place].when === when)
}

/** Works with a folder of the first migrations only. */
export async function withFirstMigrations<T>(count: number, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'katedra-migrations-'))
  try {
    await cp(MIGRATIONS, folder, { recursive: true })
    const file = path.join(folder, 'meta', '_journal.json')
    const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: unknown[] }
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
