import pg from 'pg'
import { CannotGoOn } from '#platform/cannot-go-on.ts'
import { makeTables } from '#platform/migrations/migrate.ts'
import { appliedMigrations, areOurs, withFirstMigrations } from '#platform/db/migrations.ts'
import { QUEUE_VERSION } from '#platform/jobs/jobs.ts'
import { createSchema as createBankSchema } from '#programs/sandbox-bank/schema.ts'
import type { Manifest } from '../manifest.ts'

/**
 * Makes the tables as they were when they were backed up, by the migrations they had been through then.
 * @throws CannotGoOn when this version cannot.
 */
export async function remakeTables(client: pg.Client, databaseUrl: string, backup: Manifest): Promise<void> {
  const { migrations, queueVersion, tables } = backup
  if (!areOurs(migrations) || queueVersion !== QUEUE_VERSION)
    throw new CannotGoOn(
      'The backup was made by a version of Katedra whose tables this one cannot make. Restore it with the version that made it, then start a newer one: it brings them up to date.',
    )
  const there = await appliedMigrations(client)
  if (!areOurs(there) || there.length > migrations.length)
    throw new CannotGoOn('The database was prepared by another version of Katedra: restore into a new one.')
  await withFirstMigrations(migrations.length, (folder) => makeTables(client, databaseUrl, folder))
  if (tables.some(({ name }) => name.startsWith('sandbox_bank.'))) await makeBank(databaseUrl)
}

async function makeBank(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  try {
    await createBankSchema(pool)
  } finally {
    await pool.end()
  }
}
