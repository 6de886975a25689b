import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { productVisits } from '#modules/analytics/tables.ts'
import { aComment } from '#modules/comments/testing.ts'
import { lectures } from '#modules/courses/tables.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { LECTURE_TYPE } from '#modules/courses/vocabulary.ts'
import { completeLecture, watchLecture } from '#modules/learning/contract.ts'
import { lectureProgress } from '#modules/learning/tables.ts'
import { anEvent } from '#modules/live-events/testing.ts'
import { videos } from '#modules/media/tables.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { addLearning, addSeconds } from './add-up-learning.ts'
import { getCourseInsight, getFilmInsight, getFunnel } from './contract.ts'

let school: TestSchool
let course: Awaited<ReturnType<typeof aCourse>>

const world = await aWorld()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  const free = { isFreeToWatch: true }
  course = await school.work((ctx) => aCourse(ctx, { title: 'Linoryt', sections: [[free, free]] }))
})

const lectureIds = () => course.sections[0]!.lectureIds
const watch = (person: TestPerson, nth: number) =>
  school.as(person).call(watchLecture, { id: lectureIds()[nth]!, position_seconds: 12 })
const complete = (person: TestPerson, nth: number, is_completed = true) =>
  school.as(person).call(completeLecture, { id: lectureIds()[nth]!, is_completed })
const insight = () => school.as(school.admin).call(getCourseInsight, { courseId: course.courseId, days: 7 })
const learned = async () => {
  const { began, finished, lectures } = await insight()
  return [[began, finished], ...lectures.map((lecture) => [lecture.began, lecture.finished])]
}
async function aFilmOf({ tx }: Ctx, lectureId: string, durationSeconds: number) {
  const [film] = await tx
    .insert(videos)
    .values({ host: 'own', hostVideoId: newId(), title: 'Film', state: 'ready', durationSeconds })
    .returning()
  await tx.update(lectures).set({ videoId: film!.id }).where(eq(lectures.id, lectureId))
  return { lectureId, videoId: film!.id }
}

const aStudent = () => school.aStudent({ email: `${newId()}@szkola.test` })

test('a course says who began and finished it and each of its lectures, before and after they are summed up', async () => {
  const [thorough, curious] = [await aStudent(), await aStudent()]
  for (const nth of [0, 1]) {
    await watch(thorough, nth)
    await complete(thorough, nth)
    await complete(thorough, nth)
  }
  await watch(curious, 0)
  await watch(curious, 0)
  await watch(school.admin, 0)
  const seen = [
    [2, 1],
    [2, 1],
    [1, 1],
  ]
  expect(await learned()).toEqual(seen)
  expect(await addLearning(world.app.units)).toBeGreaterThan(0)
  expect(await learned()).toEqual(seen)

  await complete(thorough, 0, false)
  expect(await learned()).toEqual([
    [2, 0],
    [2, 0],
    [1, 1],
  ])
  await complete(thorough, 0)
  await addLearning(world.app.units)
  expect(await learned()).toEqual(seen)
})

test('who completes two lectures in one moment has begun and finished the course once', async () => {
  const [slow, quick] = [await aStudent(), await aStudent()]
  await watch(slow, 0)
  // What comes while another's is under way goes together after it.
  const done = await school.work(async ({ tx }) => {
    await tx.select().from(lectureProgress).where(eq(lectureProgress.personId, slow.id)).for('update')
    const first = complete(slow, 0)
    await pause(200)
    const both = [complete(quick, 0), complete(quick, 1)]
    await pause(200)
    return [first, ...both]
  })
  await Promise.all(done)
  expect(await learned()).toEqual([
    [2, 1],
    [2, 2],
    [1, 1],
  ])
})

test('what is asked under a lecture is counted there', async () => {
  const on = { type: LECTURE_TYPE, id: lectureIds()[1]! }
  await school.work(async (ctx) => {
    await aComment(ctx, school.student, on, { body: 'Jakim dłutem? 🎨' })
    await aComment(ctx, school.student, on, { body: 'Dziękuję' })
    await aComment(ctx, school.admin, on, { body: 'I jak?' })
    await aComment(ctx, school.student, on, { body: 'Dawno?', createdAt: new Date(ctx.now.getTime() - 8 * DAY) })
  })
  expect((await insight()).lectures.map(({ questions }) => questions)).toEqual([0, 1])
})

test('the funnel counts each step on its days beside the days before, of the school and of a product', async () => {
  const other = await anEvent(school)
  await school.work(async (ctx) => {
    const on = (days: number) => new Date(clock.now().getTime() - days * DAY).toISOString().slice(0, 10)
    await ctx.tx.insert(productVisits).values([
      { productId: course.courseId, on: on(0), views: 40, checkouts: 8 },
      { productId: course.courseId, on: on(3), campaign: 'utm_source=meta', views: 10, checkouts: 2 },
      { productId: course.courseId, on: on(9), views: 25, checkouts: 5 },
      { productId: other.id, on: on(1), views: 7, checkouts: 1 },
    ])
  })
  const student = await aStudent()
  for (const nth of [0, 1]) {
    await watch(student, nth)
    await complete(student, nth)
  }
  const funnel = async (product_id?: string) => {
    const { steps } = await school.as(school.admin).call(getFunnel, { days: 7, product_id })
    return Object.fromEntries(steps.map(({ step, count, before }) => [step, [count, before]]))
  }
  expect(await funnel(course.courseId)).toEqual({
    view: [50, 25],
    checkout: [10, 5],
    sale: [0, 0],
    beginning: [1, 0],
    completion: [1, 0],
  })
  expect(await funnel()).toMatchObject({ view: [57, 25], checkout: [11, 5], beginning: [1, 0] })
  expect(
    (await school.as(school.admin).call(getFunnel, { product_id: other.id })).steps.map(({ step }) => step),
  ).toEqual(['view', 'checkout', 'sale'])
})

test('of a film it is told how many saw each second, each once, and nothing that is not in it', async () => {
  const { lectureId, videoId } = await school.work((ctx) => aFilmOf(ctx, lectureIds()[0]!, 12))
  const film = () => school.as(school.admin).call(getFilmInsight, { lectureId })
  expect(await film()).toMatchObject({ duration: 12, viewers: 0, every: 1, curve: Array(12).fill(0) })
  const play = (person: TestPerson, ...played: [number, number][]) =>
    school.as(person).call(watchLecture, { id: lectureId, position_seconds: 5, played })
  const [thorough, curious] = [await aStudent(), await aStudent()]
  await play(thorough, [0, 6], [4, 9])
  await play(thorough, [0, 3])
  await play(curious, [0, 2], [8, 600])
  await play(curious, [5, 5], [9, 4])
  await play(await aStudent(), [300, 400])
  await play(school.admin, [0, 12])
  const seen = { viewers: 2, curve: [2, 2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1] }
  expect(await film()).toMatchObject(seen)
  expect(await addSeconds(world.app.units)).toBeGreaterThan(0)
  expect(await film()).toMatchObject(seen)
  await play(thorough, [9, 12])
  expect(await film()).toMatchObject({ viewers: 2, curve: [2, 2, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2] })

  await school.work(({ tx }) => tx.delete(videos).where(eq(videos.id, videoId)))
  await expect(film()).rejects.toMatchObject({ status: 404 })
})

test('who saw five hundred stretches of a film is not asked for more', async () => {
  const { lectureId } = await school.work((ctx) => aFilmOf(ctx, lectureIds()[0]!, 3_000))
  const student = await aStudent()
  for (let from = 0; from < 2_000; from += 80)
    await school.as(student).call(watchLecture, {
      id: lectureId,
      position_seconds: 1,
      played: Array.from({ length: 20 }, (_, nth) => [from + nth * 4, from + nth * 4 + 1] as [number, number]),
    })
  const seen = async () => (await school.as(school.admin).call(getFilmInsight, { lectureId })).curve
  const before = await seen()
  await school.as(student).call(watchLecture, { id: lectureId, position_seconds: 1, played: [[2_500, 2_600]] })
  expect(await seen()).toEqual(before)
})

test('another school has none of it, and those who see no sales are refused', async () => {
  const elsewhere = await world.aSchool()
  const stranger = elsewhere.as(elsewhere.admin)
  await expect(stranger.call(getCourseInsight, { courseId: course.courseId })).rejects.toMatchObject({ status: 404 })
  await expect(stranger.call(getFunnel, { product_id: course.courseId })).rejects.toMatchObject({ status: 404 })
  const { lectureId } = await school.work((ctx) => aFilmOf(ctx, lectureIds()[0]!, 12))
  await expect(stranger.call(getFilmInsight, { lectureId })).rejects.toMatchObject({ status: 404 })
  await expect(school.as(school.student).call(getFilmInsight, { lectureId })).rejects.toMatchObject({ status: 403 })
  const editor = await school.anAdmin({ adminRole: 'editor', email: 'redakcja@szkola.test' })
  for (const person of [editor, school.student])
    await expect(school.as(person).call(getFunnel, {})).rejects.toMatchObject({ status: 403 })
  await expect(school.as(undefined).call(getFunnel, {})).rejects.toMatchObject({ status: 401 })
})
