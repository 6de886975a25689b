import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FUNCTIONS, readFunctions } from '../scripts/read-functions.ts'
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

test('each function of the database has a file that says how it is today (npm run generate)', async () => {
  const functions = await readFunctions(client)
  expect(functions.size).toBeGreaterThan(40)
  expect((await readdir(FUNCTIONS)).toSorted()).toEqual([...functions.keys()].toSorted())
  for (const [file, text] of functions) expect(await readFile(path.join(FUNCTIONS, file), 'utf8'), file).toBe(text)
})

test('a function that is said anew, or given a trigger, is no more what its file says', async () => {
  const before = await readFunctions(client)
  await client.query(
    `create or replace function count_code_uses() returns trigger language plpgsql as $$ begin return null; end $$`,
  )
  await client.query(`create trigger count_grants before insert on grants for each row execute function count_seats()`)
  const after = await readFunctions(client)
  const changed = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file)
  expect(changed).toEqual(['count_code_uses.sql', 'count_seats.sql'])
})
