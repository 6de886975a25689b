import { eq, like } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aGrant } from '#modules/access/testing.ts'
import { revokeGrants } from '#modules/access/revoke-grants.ts'
import { lectures } from '#modules/courses/tables.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { mails } from '#modules/mails/tables.ts'
import { people } from '#modules/people/tables.ts'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import { partsOfJobs, thrown } from '#test/parts-of-jobs.ts'
import { statusesOf } from '#test/refused.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import * as contract from '../contract.ts'
import * as opening from './contract.ts'
import { lectureReminders } from '../tables.ts'
import { tellingOpenings } from './tell-openings.ts'

const world = await aWorld()
const parts = partsOfJobs(world)
let school: TestSchool
let courseId: string
/** open at once, and after a week */
let first: string
let delayed: string

beforeEach(async () => {
  school = await world.aSchool()
  const course = await school.work((ctx) => aCourse(ctx, { title: 'Światło', sections: [[{}, {}]] }))
  courseId = course.courseId
  ;[first, delayed] = course.sections[0]!.lectureIds as [string, string]
  await delayBy(7)
  await give(school.student)
})
afterAll(() => world.close())

const delayBy = (delayDays: number) =>
  school.work(({ tx }) => tx.update(lectures).set({ delayDays }).where(eq(lectures.id, delayed)))
const give = ({ id }: TestPerson) => school.work((ctx) => aGrant(ctx, { studentId: id, productId: courseId }))
const want = (is_wanted: boolean, { id = delayed, who = school.student } = {}) =>
  school.as(who).call(opening.remindOfLecture, { id, is_wanted })
const isReminded = async () =>
  (await school.as(school.student).call(contract.getLecturePage, { id: delayed })).is_reminded
const tell = () => tellingOpenings(parts).work(thrown)
const letters = () =>
  school.work(({ tx }) => tx.select().from(mails).where(like(mails.cause, 'lecture-opened:%')).orderBy(mails.id))
const waiting = () => school.work(({ tx }) => tx.select().from(lectureReminders))

test('who asks is told once, when the lecture opens, in their language', async () => {
  await school.work(({ tx }) => tx.update(people).set({ language: 'pl' }).where(eq(people.id, school.student.id)))
  expect(await isReminded()).toBe(false)
  await want(true)
  await want(true)
  expect([await isReminded(), (await waiting()).length]).toEqual([true, 1])
  clock.moveBy(7 * DAY - HOUR)
  await tell()
  expect(await letters()).toEqual([])
  clock.moveBy(2 * HOUR)
  await tell()
  await tell()
  expect(await letters()).toMatchObject([{ to: school.student.email, subject: 'Lekcja „Lekcja 2” jest dostępna' }])
  expect((await letters())[0]!.text).toContain(`/watch/${delayed}`)
  expect([await waiting(), await isReminded()]).toEqual([[], null])
})

test('who takes it back is not told', async () => {
  await want(true)
  await want(false)
  await want(false)
  clock.moveBy(8 * DAY)
  await tell()
  expect(await letters()).toEqual([])
})

test('a delay that is changed moves it, later and earlier', async () => {
  await want(true)
  await delayBy(9)
  clock.moveBy(8 * DAY)
  await tell()
  expect([await letters(), (await waiting()).length]).toEqual([[], 1])
  await delayBy(1)
  await tell()
  expect(await letters()).toHaveLength(1)
})

test('nothing is said of what is theirs no more', async () => {
  await want(true)
  await school.work((ctx) => revokeGrants(ctx, { studentId: school.student.id, productId: courseId, reason: 'Zwrot' }))
  clock.moveBy(8 * DAY)
  await tell()
  expect([await letters(), await waiting()]).toEqual([[], []])
})

test('what opens now, or is not theirs, is refused', async () => {
  const stranger = await school.aStudent()
  const other = await world.aSchool()
  expect(
    await statusesOf([
      want(true, { id: first }),
      want(true, { who: stranger }),
      want(true, { who: school.admin }),
      other.as(other.student).call(opening.remindOfLecture, { id: delayed, is_wanted: true }),
      school.as().call(opening.remindOfLecture, { id: delayed, is_wanted: true }),
    ]),
  ).toEqual([409, 409, 409, 404, 401])
  expect(await waiting()).toEqual([])
})

test('its day stands in a calendar file', async () => {
  const calendar = ({ secret }: TestPerson, id: string) =>
    world.app.inject({
      url: `/lecture/${id}/opening`,
      headers: { host: school.host, cookie: `katedra_session=${secret}`, accept: 'text/calendar' },
    })
  const file = await calendar(school.student, delayed)
  const opensAt = (await school.as(school.student).call(contract.getLecturePage, { id: delayed })).lecture.opens_at!
  const written = new Date(opensAt).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  expect(file.headers['content-type']).toMatch(/^text\/calendar/)
  expect(file.body).toContain(`DTSTART:${written}`)
  expect(file.body).toContain('Lekcja 2 · Światło')
  const refused = [await calendar(school.student, first), await calendar(await school.aStudent(), delayed)]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409])
})
