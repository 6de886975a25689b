import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildApp, type BuiltApp } from '#app/build-app.ts'
import { aWorld, type TestSchool, type World } from '#test/world.ts'
import { event } from '../events/event.ts'
import { within } from '#test/limits.ts'

const bellRang = event('test.bell-rang', z.object({ nth: z.int() }))
const clockStruck = event('test.clock-struck', z.object({ nth: z.int() }))
const unheard = event('test.nobody-hears', z.object({ nth: z.int() }))

let world: World
let other: BuiltApp
let school: TestSchool
const heard: number[] = []
let failures = 0
/** who reacted to the clock, each with the transaction they did it in */
const struck: { by: string; transaction: string }[] = []
let isLate = false
let hold: Promise<void> | undefined

beforeAll(async () => {
  world = await aWorld()
  other = await buildApp(world.config, undefined)
  for (const { jobs, reactions } of [world, other]) {
    reactions.on(bellRang, 'test.hear-bell', async ({ tx }, { payload: { nth } }) => {
      await hold
      await tx.execute(sql`select 1`)
      if (failures > 0) {
        failures--
        throw new Error('Too loud')
      }
      heard.push(nth)
    })
    for (const by of ['early', 'late'])
      reactions.on(clockStruck, `test.hear-clock-${by}`, async ({ tx }) => {
        if (by === 'late' && isLate) throw new Error('Overslept')
        const { rows } = await tx.execute<{ transaction: string }>(sql`select txid_current()::text as transaction`)
        struck.push({ by, transaction: rows[0]!.transaction })
      })
    await jobs.createQueues(reactions)
  }
  school = await world.aSchool()
  await world.startWorking()
})
afterAll(async () => {
  await other.close()
  await world.close()
})

const ring = (...nths: number[]) =>
  school.work(async (ctx) => {
    for (const nth of nths) ctx.emit(bellRang({ nth }))
  })
const pending = async () => {
  const { rows } = await world.app.units.withoutSchool('a test counts', (tx) =>
    tx.execute<{ count: number }>(sql`select count(*)::int as count from pending_events`),
  )
  return rows[0]!.count
}

describe('what happened', () => {
  test('is reacted to at once, and waits no longer', async () => {
    await ring(1, 2, 3)
    await expect.poll(() => heard.toSorted((a, b) => a - b)).toEqual([1, 2, 3])
    await expect.poll(pending).toBe(0)
  })

  test('and was undone is not', async () => {
    heard.length = 0
    const failing = school.work(async (ctx) => {
      ctx.emit(bellRang({ nth: 4 }))
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    await ring(5)
    await expect.poll(() => heard).toEqual([5])
  })

  test('waits for nobody when nobody reacts to it', async () => {
    await school.work(async (ctx) => ctx.emit(unheard({ nth: 1 })))
    expect(await pending()).toBe(0)
  })

  test('is reacted to again when a reaction fails', async () => {
    heard.length = 0
    failures = 1
    await ring(6)
    await expect.poll(() => heard).toEqual([6])
    expect(await pending()).toBe(0)
  })

  test('is reacted to by all in one transaction, and by each in one of its own where one fails', async () => {
    await school.work(async (ctx) => ctx.emit(clockStruck({ nth: 1 })))
    await expect.poll(() => struck.map(({ by }) => by)).toEqual(['early', 'late'])
    expect(new Set(struck.map(({ transaction }) => transaction)).size).toBe(1)
    struck.length = 0
    isLate = true
    await school.work(async (ctx) => ctx.emit(clockStruck({ nth: 2 })))
    await expect.poll(pending).toBe(0)
    // The first time was undone with the one that failed.
    expect(struck.map(({ by }) => by)).toEqual(['early', 'early'])
    isLate = false
    await expect.poll(() => struck.at(-1)?.by).toBe('late')
  })

  test('of a thousand at once is heard by several workers, each once', async () => {
    heard.length = 0
    await other.startWorking()
    const nths = Array.from({ length: 1000 }, (_, nth) => nth)
    for (let at = 0; at < nths.length; at += 100) await ring(...nths.slice(at, at + 100))
    await expect.poll(() => heard.length, { timeout: within(50_000) }).toBe(1000)
    await expect.poll(pending).toBe(0)
    expect(heard.toSorted((one, two) => one - two)).toEqual(nths)
  })

  test('is taken over when the worker that had it dies', async () => {
    heard.length = 0
    let letGo = () => {}
    hold = new Promise((resolve) => (letGo = resolve))
    await ring(7)
    const pid = await expectHolder()
    await world.app.units.withoutSchool('a test cuts a connection', (tx) =>
      tx.execute(sql`select pg_terminate_backend(${pid})`),
    )
    hold = undefined
    letGo()
    await expect.poll(() => heard.filter((nth) => nth === 7).length).toBeGreaterThan(1)
    await expect.poll(pending).toBe(0)
  })
})

/** The connection that holds an event while it is reacted to. */
async function expectHolder(): Promise<number> {
  let pid: number | undefined
  await expect
    .poll(async () => {
      const { rows } = await world.app.units.withoutSchool('a test looks', (tx) =>
        tx.execute<{ pid: number }>(sql`
          select pid from pg_stat_activity where state = 'idle in transaction' and query like '%idle_in_transaction_session_timeout%'
            and datname = current_database()`),
      )
      pid = rows[0]?.pid
      return pid
    })
    .toBeDefined()
  return pid!
}
