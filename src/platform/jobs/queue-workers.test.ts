import { afterAll, beforeAll, expect, test } from 'vitest'
import { aWorld, type World } from '#test/world.ts'

const REST_MS = 400
const JOBS = 4

let world: World
const began: number[] = []

beforeAll(async () => {
  world = await aWorld()
  world.jobs.add<object>({
    queue: 'test.work-that-may-wait',
    concurrency: 1,
    restMs: REST_MS,
    expireInSeconds: 60,
    retryLimit: 0,
    work: async () => void began.push(performance.now()),
  })
  await world.jobs.createQueues(world.reactions)
  await world.startWorking()
})
afterAll(() => world.close())

test('a worker rests after each job where its kind says so, and then goes on by itself', async () => {
  const jobs = Array.from({ length: JOBS }, (_, nth) => ({ key: String(nth), data: {} }))
  await world.jobs.tryAgain('test.work-that-may-wait', jobs)
  await expect.poll(() => began.length).toBe(JOBS)
  for (const [nth, at] of began.slice(1).entries()) expect(at - began[nth]!).toBeGreaterThan(REST_MS * 0.9)
})
