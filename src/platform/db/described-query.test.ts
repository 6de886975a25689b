import pg from 'pg'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase } from '#test/test-database.ts'
import { askDescribed, type NamedQuery } from './described-query.ts'

const database = await createTestDatabase()
const client = new pg.Client({ connectionString: database.url, pipeline: true })
await client.connect()
afterAll(async () => {
  await client.end()
  await database.drop()
})

const { connection } = client as unknown as { connection: pg.Connection }
const describing = vi.spyOn(connection, 'describe')
beforeEach(() => void describing.mockClear())

const ask = (query: NamedQuery, values: unknown[]) =>
  new Promise<pg.QueryResult>((resolve, reject) => {
    askDescribed(client, query, values, (error, result) => (error ? reject(error) : resolve(result)))
  })

const NUMBERS = { name: 'numbers', text: 'select n, now() as at from generate_series(1, $1::int) as n' }

test('rows are described once, and read alike ever after', async () => {
  const first = await ask(NUMBERS, [1])
  const second = await ask(NUMBERS, [2])
  expect(describing).toHaveBeenCalledOnce()
  expect(first.rows).toEqual([{ n: 1, at: expect.any(Date) }])
  expect(second.rows.map(({ n }) => n)).toEqual([1, 2])
  expect(second.rows[0].at).toBeInstanceOf(Date)
  expect(second.fields.map(({ name }) => name)).toEqual(['n', 'at'])
  expect((await ask(NUMBERS, [0])).rows).toEqual([])
})

test('what is read in another way is described for it', async () => {
  const types = { getTypeParser: () => (value: unknown) => `as text: ${String(value)}` } as pg.CustomTypesConfig
  expect((await ask({ ...NUMBERS, rowMode: 'array', types }, [1])).rows[0][0]).toBe('as text: 1')
  expect((await ask(NUMBERS, [1])).rows[0].n).toBe(1)
  expect((await ask({ ...NUMBERS, rowMode: 'array' }, [1])).rows[0][0]).toBe(1)
})

test('what fails says why, and the connection goes on', async () => {
  const divided = { name: 'divided', text: 'select 1 / $1::int as share' }
  expect((await ask(divided, [1])).rows).toEqual([{ share: 1 }])
  await expect(ask(divided, [0])).rejects.toMatchObject({ code: '22012' })
  expect((await ask(divided, [1])).rows).toEqual([{ share: 1 }])
  const circle: unknown[] = []
  circle.push({ circle })
  await expect(ask({ name: 'json', text: 'select $1::jsonb as given' }, [{ circle }])).rejects.toThrow(/circular/i)
  expect((await ask(NUMBERS, [1])).rows).toHaveLength(1)
})

test('statements that answer no rows count them', async () => {
  await client.query('create temporary table kept (n int)')
  const keep = { name: 'keep', text: 'insert into kept select generate_series(1, $1::int)' }
  expect((await ask(keep, [2])).rowCount).toBe(2)
  expect((await ask(keep, [3])).rowCount).toBe(3)
})

test('a plan whose rows have changed is refused, not read wrongly', async () => {
  await client.query('create temporary table wide (a int)')
  const read = { name: 'read_wide', text: 'select * from wide where a > $1::int' }
  await ask(read, [0])
  await client.query(`alter table wide add column b int`)
  await expect(ask(read, [0])).rejects.toMatchObject({ code: '0A000' })
})
