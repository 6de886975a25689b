import { and, asc, like, notLike, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { giveAccess, takeAccess } from '#modules/access/contract.ts'
import type { SoldCourse } from '#modules/checkout/testing.ts'
import { mails } from '#modules/mails/tables.ts'
import { schoolFinder } from '#modules/schools/find-school.ts'
import { clock, DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { changeSchedule } from './contract.ts'
import { remindingOfDates } from './reminders/reminding-of-dates.ts'
import { anEvent, aSchedule, type GivenSchedule } from './testing.ts'

let school: TestSchool
const world = await aWorld()
await world.startWorking()
beforeEach(async () => {
  school = await world.aSchool({ timeZone: 'Pacific/Auckland' })
})
afterEach(() => clock.moveBy(-clock.shiftMilliseconds))
afterAll(() => world.close())

const admin = () => school.as(school.admin)
const give = async (event: SoldCourse): Promise<TestPerson> => {
  const student = await school.aStudent({ email: `${newId()}@school.test` })
  await admin().call(giveAccess, { id: student.id, product_id: event.id, reason: 'Nagroda' })
  return student
}
const schedule = ({ id: eventId }: SoldCourse, given: GivenSchedule = {}) =>
  admin().call(changeSchedule, { eventId, ...aSchedule(given) })
const remind = async () => {
  const { units } = world.app
  const places = { platformHost: world.config.platformHost, localhostSchool: undefined, secure: false }
  const schools = schoolFinder(units, places)
  await remindingOfDates({ units, findSchool: (id) => schools.byId(id) }).work((error) => {
    throw error
  })
}
const pass = (milliseconds: number) => clock.moveBy(milliseconds)
const letters = () =>
  school.work(({ tx }) =>
    tx
      .select()
      .from(mails)
      .where(and(notLike(mails.cause, 'ticket:%'), notLike(mails.cause, 'access-revoked:%')))
      .orderBy(asc(mails.createdAt), asc(mails.id)),
  )
const subjects = async () => (await letters()).map(({ subject }) => subject)
const ticketsSent = () => school.work(({ tx }) => tx.$count(mails, like(mails.cause, 'ticket:%')))
/** Nothing more comes, as what was told before this has been worked through when its letter is there. */
const settled = async (event: SoldCourse, sent: number) => {
  await give(event)
  await expect.poll(ticketsSent, { timeout: 10_000 }).toBe(sent)
}
const inHours = (hours: number, length = 2) => {
  const starts = clock.now().getTime() + hours * HOUR
  return { starts_at: new Date(starts).toISOString(), ends_at: new Date(starts + length * HOUR).toISOString() }
}

test('holders of open grants are reminded a day and an hour before each date, each once, in the school’s time', async () => {
  const start = '2027-01-10T05:00:00.000Z'
  const event = await anEvent(school, { dates: [{ starts_at: start, ends_at: '2027-01-10T07:00:00.000Z' }] })
  const [holder, gone] = [await give(event), await give(event)]
  await admin().call(takeAccess, { id: gone.id, productId: event.id, reason: 'Zwrot' })
  pass(Date.parse(start) - DAY - MINUTE - clock.now().getTime())
  await remind()
  pass(2 * MINUTE)
  await remind()
  await remind()
  await expect.poll(subjects, { timeout: 10_000 }).toEqual(['Tomorrow: Wieczór przy świetle'])
  expect((await letters())[0]).toMatchObject({ to: holder.email, attachment: { kind: 'live-event-calendar' } })
  expect((await letters())[0]!.text).toContain('Sun, 10 January 2027, 18:00–20:00 (New Zealand Time)')
  pass(DAY - HOUR)
  await remind()
  await remind()
  await expect
    .poll(async () => (await subjects()).slice(1), { timeout: 10_000 })
    .toEqual(['Starting soon: Wieczór przy świetle'])
  expect((await letters())[1]!.text).toContain('https://meet.test/swiatlo')
  pass(HOUR)
  await remind()
  expect(await letters()).toHaveLength(2)
})

test('another date or place is told once for each change, nothing else is, and a date that was moved reminds anew', async () => {
  const event = await anEvent(school, { dates: [inHours(23)] })
  await give(event)
  await remind()
  await expect.poll(subjects, { timeout: 10_000 }).toHaveLength(1)
  const moved = { dates: [inHours(24 * 8)] }
  await schedule(event, moved)
  await expect.poll(subjects, { timeout: 10_000 }).toEqual([expect.any(String), 'Changed: Wieczór przy świetle'])
  await schedule(event, { ...moved, capacity: 10 })
  await schedule(event, { ...moved, capacity: 9 })
  await settled(event, 2)
  expect(await letters()).toHaveLength(2)
  await schedule(event, { ...moved, venue: 'place', place: 'Sala 3' })
  await expect.poll(subjects, { timeout: 10_000 }).toHaveLength(4)
  expect((await letters()).at(-1)!.text).toContain('Sala 3')
  pass(7 * DAY + HOUR)
  await remind()
  await expect.poll(subjects, { timeout: 10_000 }).toHaveLength(6)
})

test('every one of very many holders is written to once', async () => {
  const event = await anEvent(school, { dates: [inHours(12)] })
  const holders = 120
  await school.work(async ({ tx }) => {
    await tx.execute(sql`
      with made as (
        insert into people (id, school_id, role, name, email)
        select gen_random_uuid(), ${school.id}, 'student', 'Kursant ' || n, 'many-' || n || '@school.test'
        from generate_series(1, ${holders}) as n returning id
      ), given as (
        insert into grants (id, school_id, student_id, product_id, source, source_id, starts_at)
        select gen_random_uuid(), ${school.id}, id, ${event.id}, 'purchase', gen_random_uuid(), now() from made returning id, student_id
      )
      insert into tickets (id, school_id, product_id, grant_id, student_id, code)
      select gen_random_uuid(), ${school.id}, ${event.id}, id, student_id, lpad((row_number() over ())::text, 10, '0') from given`)
  })
  await remind()
  await expect.poll(subjects, { timeout: 20_000 }).toHaveLength(holders)
  expect(new Set((await letters()).map(({ to }) => to)).size).toBe(holders)
})
