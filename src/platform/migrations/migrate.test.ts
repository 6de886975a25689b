import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/test-database.ts'
import { keepTables, migrate } from './migrate.ts'

const WAITING = `
  select from pg_locks join pg_database d on d.oid = database
  where datname = current_database() and locktype = 'advisory' and not granted`

const database = await createTestDatabase()
const keeper = new pg.Client(database.url)
await keeper.connect()
await keepTables(keeper)
afterAll(() => database.drop())

test('while the tables are kept as they are, a start that would change them waits, and one that would not does not', async () => {
  await migrate(database.url)
  const { rows } = await keeper.query<{ hash: string; when: string }>(
    `delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)
     returning hash, created_at as "when"`,
  )
  let hasStarted = false
  const start = migrate(database.url).then(() => (hasStarted = true))
  await expect.poll(() => keeper.query(WAITING)).toMatchObject({ rowCount: 1 })
  expect(hasStarted).toBe(false)
  // As if it were up to date after all: the waiting start then finds nothing to change.
  const { hash, when } = rows[0]!
  await keeper.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, when])
  await keeper.end()
  await start
})
