import { afterAll, beforeAll, expect, test } from 'vitest'
import { aWorld, type World } from '#test/world.ts'

const REST_MS = 400
const WORKERS = 2
const JOBS = 8

let world: World
const began: number[] = []

beforeAll(async () => {
  world = await aWorld()
  world.jobs.add<object>({
    queue: 'test.work-that-may-wait',
    concurrency: WORKERS,
    restMs: REST_MS,
    expireInSeconds: 60,
    retryLimit: 0,
    work: async () => void began.push(performance.now()),
  })
  await world.jobs.createQueues(world.reactions)
  await world.startWorking()
})
afterAll(() => world.close())

test('a worker rests after each job where its kind says so, however often it is rung for, and then goes on by itself', async () => {
  const jobs = Array.from({ length: JOBS }, (_, nth) => ({ key: String(nth), data: {} }))
  await world.jobs.tryAgain('test.work-that-may-wait', jobs)
  const ringing = setInterval(() => void world.jobs.tryAgain('test.work-that-may-wait', jobs), REST_MS / 20)
  await expect.poll(() => began.length).toBe(JOBS)
  clearInterval(ringing)
  for (const [nth, at] of began.slice(WORKERS).entries()) expect(at - began[nth]!).toBeGreaterThan(REST_MS * 0.9)
})
