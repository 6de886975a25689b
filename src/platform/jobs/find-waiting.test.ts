import { afterAll, beforeAll, expect, test } from 'vitest'
import { hearStatements } from '#test/hear-statements.ts'
import { aWorld, type TestSchool, type World } from '#test/world.ts'
import { within } from '#test/limits.ts'

const QUEUE = 'test.left-work'
const SECONDS_OF_A_LOOK = 5
const LOOKS = 2

let world: World
let school: TestSchool
const done: unknown[] = []

beforeAll(async () => {
  world = await aWorld()
  world.jobs.add<{ nth: number }>({
    queue: QUEUE,
    concurrency: 1,
    expireInSeconds: 60,
    retryLimit: 3,
    work: async ({ nth }) => void done.push(nth),
  })
  await world.jobs.createQueues(world.reactions)
  school = await world.aSchool()
  await world.startWorking()
})
afterAll(() => world.close())

test('work that nobody rings for is found by itself, and what is delayed once its time has come', async () => {
  await school.work(({ tx }) => world.jobs.put(tx, QUEUE, { nth: 2 }, { startAfterSeconds: 2 }))
  await world.jobs.boss.insert(QUEUE, [{ data: { nth: 1 } }])
  await expect.poll(() => new Set(done)).toEqual(new Set([1, 2]))
})

test('an idle installation asks fewer than five statements a second', { timeout: within(150_000) }, async () => {
  const idle = hearing()
  await expect.poll(idle.looks, { timeout: within(120_000), interval: 100 }).toBeGreaterThan(LOOKS)
  const ofIdleSecond = idle.stop().length / (LOOKS * SECONDS_OF_A_LOOK)

  // It was an installation at work: what the clock starts every minute is worked off meanwhile.
  const { boss } = world.jobs
  const everyMinute = (await boss.getSchedules()).filter(({ cron }) => cron === '* * * * *').map(({ name }) => name)
  for (const name of everyMinute) await boss.send(name)
  const busy = hearing()
  await expect.poll(() => isWorkedOff(everyMinute), { timeout: within(120_000), interval: 200 }).toBe(true)
  const ofMinute = busy.stop()
  expect(ofMinute.some((text) => text.includes('claims'))).toBe(true)
  expect(ofIdleSecond + ofMinute.length / 60).toBeLessThan(5)
})

const OURS = '/* how far it is */'

async function isWorkedOff(queues: string[]): Promise<boolean> {
  const { rows } = await world.jobs.boss
    .getDb()
    .executeSql(`${OURS} select from pgboss.job where name = any($1) and state < 'completed'`, [queues])
  return rows.length === 0
}

/** What is asked of the database, from the next look on until it is stopped. */
function hearing() {
  const asked: string[] = []
  let looks = 0
  const stop = hearStatements(({ text }) => {
    if (text.includes('as queue where exists')) looks++
    if (looks > 0 && !text.startsWith(OURS)) asked.push(text)
  })
  return {
    looks: () => looks,
    stop: () => {
      stop()
      return asked
    },
  }
}
