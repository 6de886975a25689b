import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { CannotGoOn } from '#platform/cannot-go-on.ts'
import { appliedMigrations, areOurs, knownMigrations, withFirstMigrations } from '../db/migrations.ts'
import { makeTables, migrate } from './migrate.ts'

/** The migrations that sum up what was before. */
const SUMMARY = 6
const LAST_OF_BEFORE = {
  hash: 'bbe12fed36a35b9f3cec9f566681a00af0e3e7e77e89717267ae43fc2ccf9f29',
  when: 1_795_664_382_997,
}

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client(database.url)
  await client.connect()
  await client.query('drop schema public, drizzle, pgboss cascade; create schema public')
  await withFirstMigrations(SUMMARY, (folder) => makeTables(client, database.url, folder))
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

async function hasBeenThrough(steps: number, last: { hash: string; when: number }): Promise<void> {
  await client.query('truncate drizzle.__drizzle_migrations')
  await client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at)
     select 'step ' || step, $2::bigint - 1000 + step from generate_series(1, $1::int - 1) step
     union all select $3, $2`,
    [steps, last.when, last.hash],
  )
}

test('a database that went through all that the first migrations sum up goes on from there', async () => {
  await hasBeenThrough(97, LAST_OF_BEFORE)
  await migrate(database.url)
  const applied = await appliedMigrations(client)
  expect(applied).toEqual(knownMigrations())
  expect(areOurs(applied)).toBe(true)
})

test('one that went through a part of it is refused, and stays as it was', async () => {
  await hasBeenThrough(60, { hash: 'step 60', when: LAST_OF_BEFORE.when - 900 })
  await expect(migrate(database.url)).rejects.toThrow(CannotGoOn)
  expect(await appliedMigrations(client)).toHaveLength(60)
})
