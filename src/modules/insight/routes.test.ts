import { afterAll, beforeEach, expect, test } from 'vitest'
import { productVisits } from '#modules/analytics/tables.ts'
import { aComment } from '#modules/comments/testing.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { LECTURE_TYPE } from '#modules/courses/vocabulary.ts'
import { completeLecture, watchLecture } from '#modules/learning/contract.ts'
import { anEvent } from '#modules/live-events/testing.ts'
import { clock, DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { addLearning } from './add-to-days.ts'
import { getCourseInsight, getFunnel } from './contract.ts'

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

test('another school has none of it, and those who see no sales are refused', async () => {
  const elsewhere = await world.aSchool()
  const stranger = elsewhere.as(elsewhere.admin)
  await expect(stranger.call(getCourseInsight, { courseId: course.courseId })).rejects.toMatchObject({ status: 404 })
  await expect(stranger.call(getFunnel, { product_id: course.courseId })).rejects.toMatchObject({ status: 404 })
  const editor = await school.anAdmin({ adminRole: 'editor', email: 'redakcja@szkola.test' })
  for (const person of [editor, school.student])
    await expect(school.as(person).call(getFunnel, {})).rejects.toMatchObject({ status: 403 })
  await expect(school.as(undefined).call(getFunnel, {})).rejects.toMatchObject({ status: 401 })
})
