import type pg from 'pg'
import { CannotGoOn } from '#platform/cannot-go-on.ts'
import { appliedMigrations, knownMigrations } from '../db/migrations.ts'

/** The first migrations: they make at once what 97 made one after the other until November 2026. */
const SUMMARY = 6
const SUMMED_UP = { count: 97, lastHash: 'bbe12fed36a35b9f3cec9f566681a00af0e3e7e77e89717267ae43fc2ccf9f29' }

/**
 * A database that went through all that the first migrations sum up has been through these instead: its tables are the same.
 * @throws CannotGoOn where it went through a part of it only.
 */
export async function startFromSummary(client: pg.Client): Promise<void> {
  const applied = await appliedMigrations(client)
  const summary = knownMigrations().slice(0, SUMMARY)
  if (applied.length === 0 || applied[0]!.hash === summary[0]!.hash) return
  if (applied.length !== SUMMED_UP.count || applied.at(-1)!.hash !== SUMMED_UP.lastHash)
    throw new CannotGoOn(
      'The database was made by a version of Katedra whose steps this one does not know. Start the last version of November 2026 on it first, then this one.',
    )
  await client.query(
    `with gone as (delete from drizzle.__drizzle_migrations)
     insert into drizzle.__drizzle_migrations (hash, created_at) select * from unnest($1::text[], $2::bigint[])`,
    [summary.map(({ hash }) => hash), summary.map(({ when }) => when)],
  )
}
