import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'

import { createTestDatabase } from './test-database.ts'
import { ahead, liveAt } from './time/ahead.ts'
import { moveNow } from './time/move-now.ts'

const SOON = new Date(Date.now() + 30 * 86_400_000)

afterEach(() => void vi.unstubAllEnvs())

function liveLater(): void {
  for (const name of ['NODE_OPTIONS', 'TEST_AHEAD_MS']) vi.stubEnv(name, process.env[name])
  liveAt(SOON.toISOString())
}

const program = `
  const kept = structuredClone(new Date(5))
  console.log(JSON.stringify({
    now: Date.now(),
    made: new Date().getTime(),
    said: Date.parse(Date()),
    others: [new Date(0), new Date(2026, 11, 31, 23).getFullYear(), new Date(kept).getTime()],
    areDates: [kept instanceof Date, new Date() instanceof Date, new (class extends Date {})() instanceof Date],
  }))`

test('a program that is started later lives later, and every other date is what it was', async () => {
  liveLater()
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', program])
  const { now, made, said, ...rest } = JSON.parse(stdout) as Record<string, number>
  for (const moment of [now, made, said]) expect(Math.abs(moment! - SOON.getTime())).toBeLessThan(60_000)
  expect(rest).toEqual({ others: ['1970-01-01T00:00:00.000Z', 2026, 5], areDates: [true, true, true] })
})

test('a database lives as late as who asks it', async () => {
  const database = await createTestDatabase()
  liveLater()
  await moveNow(database.url)
  const client = new Client(database.url)
  await client.connect()
  try {
    await client.query('create table jottings (written_at timestamptz default now())')
    const { rows } = await client.query<{ written_at: Date }>(
      'insert into jottings default values returning written_at',
    )
    expect(Math.abs(rows[0]!.written_at.getTime() - SOON.getTime())).toBeLessThan(60_000)
  } finally {
    await client.end()
    await database.drop()
  }
})

test('what is no moment is refused, and nothing moves', () => {
  const before = ahead()
  expect(() => liveAt('noon')).toThrow('"noon"')
  expect(ahead()).toBe(before)
})
