import { afterAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { aWorld } from '#test/world.ts'
import { type Attempt, beginAttempt, failAttempt, finishAttempt, giveBackAttempt, openAttempt } from './attempt.ts'
import { videos } from './tables.ts'
import { aVideo } from './testing.ts'

const world = await aWorld()
const school = await world.aSchool()
afterAll(() => world.close())

const made = { durationSeconds: 61.4, width: 1280, height: 720, renditions: [] }
const uploaded = () => school.work((ctx) => aVideo(ctx, { state: 'uploaded' }))
const begin = (id: string) => school.work((ctx) => beginAttempt(ctx, id))
const finish = (attempt: Attempt) => school.work((ctx) => finishAttempt(ctx, attempt, made))
const look = (id: string) =>
  school.work(async (ctx) => (await ctx.tx.select().from(videos).where(eq(videos.id, id)))[0]!)

test('an attempt that another one superseded can neither open, finish nor fail the video', async () => {
  const { id } = await uploaded()
  const first = (await begin(id))!
  const second = (await begin(id))!
  expect(second.leftover).toBe(first.prefix)
  expect(await school.work((ctx) => openAttempt(ctx, first))).toBe(false)
  expect(await finish(first)).toBe(false)
  await school.work((ctx) => failAttempt(ctx, first, 'unreadable', 'unreadable: no picture in it'))
  expect(await look(id)).toMatchObject({ state: 'processing', outputPrefix: second.prefix, attempts: 2 })
  expect(await finish(second)).toBe(true)
  expect(await look(id)).toMatchObject({
    state: 'ready',
    durationSeconds: 61,
    progress: 100,
    outputPrefix: second.prefix,
  })
  expect(await begin(id)).toBeUndefined()
})

test('a video that was opened before its attempt died is closed again by the next', async () => {
  const { id } = await uploaded()
  const first = (await begin(id))!
  expect(await school.work((ctx) => openAttempt(ctx, first))).toBe(true)
  await begin(id)
  expect(await look(id)).toMatchObject({ state: 'processing' })
})

test('five attempts that died are enough, those our own stops ended do not count', async () => {
  const { id } = await uploaded()
  for (let stops = 0; stops < 8; stops++) {
    const attempt = (await begin(id))!
    await school.work((ctx) => giveBackAttempt(ctx, attempt))
  }
  for (let deaths = 0; deaths < 5; deaths++) expect(await begin(id)).toBeDefined()
  expect(await begin(id)).toBeUndefined()
  expect(await look(id)).toMatchObject({ state: 'failed', failure: 'interrupted' })
})

test('two workers that begin at once do not both think they are the one', async () => {
  const { id } = await uploaded()
  const attempts = await Promise.all([begin(id), begin(id)])
  const finished = await Promise.all(attempts.map((attempt) => finish(attempt!)))
  expect(finished.filter(Boolean)).toHaveLength(1)
})
