import { afterAll, beforeEach, expect, test } from 'vitest'
import { aGrant } from '#modules/access/testing.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { clock } from '#platform/clock.ts'
import { refused, statusesOf } from '#test/refused.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import * as contract from '../contract.ts'
import { lectureProgress } from '../tables.ts'
import { listWeeklyGoals as listGoals, setWeeklyGoal } from './contract.ts'
import { listWeeklyGoals } from './own-weekly-goal.ts'

const world = await aWorld()
let school: TestSchool
let courseId: string
let lectureIds: string[]

beforeEach(async () => {
  school = await world.aSchool()
  const course = await school.work((ctx) => aCourse(ctx, { sections: [[{}, {}, {}]] }))
  courseId = course.courseId
  lectureIds = course.sections[0]!.lectureIds
  await school.work((ctx) => aGrant(ctx, { studentId: school.student.id, productId: courseId }))
})
afterAll(() => world.close())

const set = (lectures: number | null, who: TestPerson = school.student) =>
  school.as(who).call(setWeeklyGoal, { lectures })
const goals = async (who: TestPerson = school.student) => (await school.as(who).call(listGoals, {})).data
/** Of a time at which the session of a browser has long ended. */
const weeksAt = async (time: string) => {
  clock.moveBy(Date.parse(time) - clock.now().getTime())
  const { data } = await school.work((ctx) => listWeeklyGoals(ctx, {}), school.student)
  return data[0]!.weeks
}
const complete = (nth: number, time: string) =>
  school.work(({ tx }) =>
    tx.insert(lectureProgress).values({
      personId: school.student.id,
      lectureId: lectureIds[nth]!,
      courseId,
      completedAt: new Date(time),
      watchedAt: new Date(time),
    }),
  )

test('a goal is there once it is set, with its weeks, and gone when it is taken back', async () => {
  expect(await goals()).toEqual([])
  await set(3)
  const { goal } = await set(5)
  expect(goal).toMatchObject({ lectures: 5, weeks: Array.from({ length: 8 }, () => ({ completed: 0 })) })
  expect(await goals()).toEqual([goal])
  expect(await goals(await school.aStudent())).toEqual([])
  expect(await set(null)).toEqual({ goal: null })
  expect(await set(null)).toEqual({ goal: null })
})

test('weeks begin on Monday at midnight of the school, also where its clocks change', async () => {
  // The last Sunday of March 2027 has 23 hours in Warsaw: its Monday begins at 22:00 UTC, the one before at 23:00.
  await set(2)
  await complete(0, '2027-03-21T22:30:00Z')
  await complete(1, '2027-03-21T23:30:00Z')
  await complete(2, '2027-03-28T22:30:00Z')
  expect((await weeksAt('2027-03-28T21:30:00Z')).slice(-2)).toEqual([
    { starts_on: '2027-03-15', completed: 1 },
    { starts_on: '2027-03-22', completed: 1 },
  ])
  expect((await weeksAt('2027-03-28T22:30:00Z')).slice(-2)).toEqual([
    { starts_on: '2027-03-22', completed: 1 },
    { starts_on: '2027-03-29', completed: 1 },
  ])
})

test('a lecture that is completed counts in this week, once', async () => {
  await set(2)
  const student = school.as(school.student)
  for (const is_completed of [true, true, false, true])
    await student.call(contract.completeLecture, { id: lectureIds[0]!, is_completed })
  expect((await goals())[0]!.weeks.map((week) => week.completed)).toEqual([0, 0, 0, 0, 0, 0, 0, 1])
})

test.each([0, 51, 1.5, '3', undefined])('a goal of %j is refused under its field', async (lectures) => {
  const problem = await refused(set(lectures as number))
  expect([problem.status, Object.keys(problem.fields)]).toEqual([422, ['lectures']])
})

test('a visitor is asked to log in', async () => {
  const visitor = school.as()
  expect(await statusesOf([visitor.call(listGoals, {}), visitor.call(setWeeklyGoal, { lectures: 1 })])).toEqual([
    401, 401,
  ])
})
