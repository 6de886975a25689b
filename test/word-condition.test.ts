import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
let client: Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new Client(database.url)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const conditionOf = async (word: string) => {
  const { rows } = await client.query<{ condition: string }>(`select word_condition($1, 'listed') as condition`, [word])
  return rows[0]!.condition
}
const textsWhere = async (condition: string, values: unknown[] = []) =>
  (await client.query(`select search_text from listed where ${condition} order by 1`, values)).rows

test('a search_text has a word as a whole, whatever part of it the index is asked for', async () => {
  await client.query(`create table listed (search_text text);
    insert into listed select fold((array['Ola', 'Żaneta', 'Jan', 'x%'])[1 + n % 4] || ' ' || md5(n::text) || ' many-' || n || '@' ||
      case when n % 9 = 0 then 'szkola_50.pl' else 'example.com' end) from generate_series(1, 600) as n`)
  expect(await conditionOf('many-77@example.com')).toBe(`search_text like '%many-77@example.com%'`)
  await client.query('analyze listed')
  // Of what half of all have at the ends nothing is asked for, unless too little would be left.
  expect(await conditionOf('many-177@example.com')).toBe(
    `search_text like '%-177@%' and search_text || '' like '%many-177@example.com%'`,
  )
  expect(await conditionOf('many-77@example.com')).toBe(
    `search_text like '%many-77@%' and search_text || '' like '%many-77@example.com%'`,
  )
  expect(await conditionOf('Żaneta')).toBe(`search_text like '%zaneta%'`)
  for (const word of [
    'many-7@example.com',
    'example.com',
    'x@example.com',
    '@',
    '%%',
    '',
    'many-',
    'ęść-many-1@example.com',
  ])
    expect([word, await textsWhere(await conditionOf(word))]).toEqual([
      word,
      await textsWhere('strpos(search_text, fold($1)) > 0', [word]),
    ])
  const { rows: texts } = await client.query<{ search_text: string }>('select search_text from listed order by 1')
  for (const [nth, { search_text: text }] of texts.entries()) {
    const word = text.slice(nth % 50, (nth % 50) + 4 + ((nth * 7) % 45))
    const found = await textsWhere(await conditionOf(word))
    expect([word, found]).toEqual([word, await textsWhere('strpos(search_text, $1) > 0', [word])])
    expect(found.length).toBeGreaterThan(0)
  }
})
