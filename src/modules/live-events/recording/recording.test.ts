import { like } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { giveAccess, listStudentGrants, takeAccess } from '#modules/access/contract.ts'
import { aProduct, type SoldProduct } from '#modules/catalog/testing.ts'
import { listMyCourses } from '#modules/learning/mine/contract.ts'
import { mails } from '#modules/mails/tables.ts'
import { newId } from '#platform/ids.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { changeRecording, getMyTicket } from '../contract.ts'
import { aDate, anEvent } from '../testing.ts'

let school: TestSchool
let event: SoldProduct
const world = await aWorld()
await world.startWorking()
beforeEach(async () => {
  school = await world.aSchool({ language: 'pl' })
  event = await anEvent(school, { dates: [aDate(-2)] })
})
afterAll(() => world.close())

const admin = () => school.as(school.admin)
const give = async (): Promise<TestPerson> => {
  const student = await school.aStudent({ email: `${newId()}@school.test` })
  await admin().call(giveAccess, { id: student.id, product_id: event.id, reason: 'Nagroda' })
  return student
}
const aCourse = (at = school) => at.work(async (ctx) => (await aProduct(ctx, { title: 'Nagranie' })).product)
const name = (course_id: string | null) => admin().call(changeRecording, { eventId: event.id, course_id })
const watched = async (person: TestPerson) =>
  (await school.as(person).call(listMyCourses, {})).data.map(({ title }) => title)
const letters = () => school.work(({ tx }) => tx.select().from(mails).where(like(mails.cause, 'event-recording:%')))

test('ticket holders get the recording because of the event, once, are told, and lose it with their ticket', async () => {
  const [early, gone] = [await give(), await give()]
  await admin().call(takeAccess, { id: gone.id, productId: event.id, reason: 'Zwrot' })
  const course = await aCourse()
  expect(await name(course.id)).toMatchObject({ recording: { title: 'Nagranie' } })
  await expect.poll(() => watched(early)).toEqual(['Nagranie'])
  await name(course.id)
  const late = await give()
  expect([await watched(late), await watched(gone)]).toEqual([['Nagranie'], []])
  expect((await admin().call(listStudentGrants, { id: early.id })).data.map(({ source }) => source)).toContain('event')
  expect(await letters()).toMatchObject([{ to: early.email, subject: 'Nagranie: Wieczór przy świetle' }])
  const { recording } = await school.as(early).call(getMyTicket, { eventSlug: event.slug })
  expect(recording).toEqual({ id: course.id, slug: course.slug, title: 'Nagranie' })
  await name(null)
  expect(await watched(early)).toEqual(['Nagranie'])
  await admin().call(takeAccess, { id: early.id, productId: event.id, reason: 'Zwrot' })
  expect(await watched(early)).toEqual([])
})

test('only a course of the school can be one, and only its admins say so', async () => {
  const other = await world.aSchool()
  const strange = await aCourse(other)
  await expect(name(strange.id)).rejects.toMatchObject({ status: 404 })
  await expect(name((await anEvent(school)).id)).rejects.toMatchObject({
    status: 422,
    fields: { course_id: [expect.any(String)] },
  })
  const given = { eventId: event.id, course_id: null }
  await expect(school.as(school.student).call(changeRecording, given)).rejects.toMatchObject({ status: 403 })
  await expect(other.as(other.admin).call(changeRecording, given)).rejects.toMatchObject({ status: 404 })
})
