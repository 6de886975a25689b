import { afterAll, beforeAll, expect, test } from 'vitest'
import { hearStatements } from '#test/hear-statements.ts'
import { aWorld, type TestSchool, type World } from '#test/world.ts'

const QUEUE = 'test.left-work'
const SECONDS_OF_A_LOOK = 5
/** With a minute the clock has started all that it starts every minute. */
const LOOKS = 12

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

test('work that nobody rings for is found by itself', { timeout: 20_000 }, async () => {
  await world.jobs.boss.insert(QUEUE, [{ data: { nth: 1 } }])
  await expect.poll(() => done, { timeout: 15_000 }).toEqual([1])
})

test('delayed work is found when its time has come', { timeout: 20_000 }, async () => {
  await school.work(({ tx }) => world.jobs.put(tx, QUEUE, { nth: 2 }, { startAfterSeconds: 2 }))
  await expect.poll(() => done, { timeout: 15_000 }).toEqual([1, 2])
})

test('an idle installation asks fewer than five statements a second', { timeout: 120_000 }, async () => {
  const asked: string[] = []
  let looks = 0
  const stopHearing = hearStatements(({ text }) => {
    if (text.includes('as queue where exists')) looks++
    else if (looks > 0 && looks <= LOOKS) asked.push(text)
  })
  await expect.poll(() => looks, { timeout: 100_000, interval: 500 }).toBeGreaterThan(LOOKS)
  stopHearing()
  expect((asked.length + LOOKS) / (LOOKS * SECONDS_OF_A_LOOK)).toBeLessThan(5)
  // What the clock starts every minute is worked off meanwhile: it was an installation at work.
  expect(asked.some((text) => text.includes('claims'))).toBe(true)
})
