import { and, asc, like, notLike, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { manyBuyers } from '#modules/access/testing.ts'
import { giveAccess, takeAccess } from '#modules/access/contract.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { mails } from '#modules/mails/tables.ts'
import { clock, DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { partsOfJobs, thrown } from '#test/parts-of-jobs.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { changeSchedule } from './contract.ts'
import { remindingOfDates } from './reminders/reminding-of-dates.ts'
import { anEvent, type GivenSchedule, aSchedule } from './testing.ts'

let school: TestSchool
const world = await aWorld()
await world.startWorking()
beforeEach(async () => {
  school = await world.aSchool({ timeZone: 'Pacific/Auckland' })
})
afterAll(() => world.close())

const admin = () => school.as(school.admin)
const give = async (event: SoldProduct): Promise<TestPerson> => {
  const student = await school.aStudent({ email: `${newId()}@school.test` })
  await admin().call(giveAccess, { id: student.id, product_id: event.id, reason: 'Nagroda' })
  return student
}
const schedule = ({ id: eventId }: SoldProduct, given: GivenSchedule = {}) =>
  admin().call(changeSchedule, { eventId, ...aSchedule(given) })
const remind = () => remindingOfDates(partsOfJobs(world)).work(thrown)
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
const settled = async (event: SoldProduct, sent: number) => {
  await give(event)
  await expect.poll(ticketsSent).toBe(sent)
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
  await expect.poll(subjects).toEqual(['Tomorrow: Wieczór przy świetle'])
  expect((await letters())[0]).toMatchObject({ to: holder.email, attachment: { kind: 'live-event-calendar' } })
  expect((await letters())[0]!.text).toContain('Sun, 10 January 2027, 18:00–20:00 (New Zealand Time)')
  pass(DAY - HOUR)
  await remind()
  await remind()
  await expect.poll(async () => (await subjects()).slice(1)).toEqual(['Starting soon: Wieczór przy świetle'])
  expect((await letters())[1]!.text).toContain('https://meet.test/swiatlo')
  pass(HOUR)
  await remind()
  expect(await letters()).toHaveLength(2)
})

test('another date or place is told once for each change, nothing else is, and a date that was moved reminds anew', async () => {
  const event = await anEvent(school, { dates: [inHours(23)] })
  await give(event)
  await remind()
  await expect.poll(subjects).toHaveLength(1)
  const moved = { dates: [inHours(24 * 8)] }
  await schedule(event, moved)
  await expect.poll(subjects).toEqual([expect.any(String), 'Changed: Wieczór przy świetle'])
  await schedule(event, { ...moved, capacity: 10 })
  await schedule(event, { ...moved, capacity: 9 })
  await settled(event, 2)
  expect(await letters()).toHaveLength(2)
  await schedule(event, { ...moved, venue: 'place', place: 'Sala 3' })
  await expect.poll(subjects).toHaveLength(4)
  expect((await letters()).at(-1)!.text).toContain('Sala 3')
  pass(7 * DAY + HOUR)
  await remind()
  await expect.poll(subjects).toHaveLength(6)
})

test('every one of very many holders is written to once', async () => {
  const event = await anEvent(school, { dates: [inHours(12)] })
  const holders = 120
  await school.work(async (ctx) => {
    await manyBuyers(ctx, event.id, holders)
    await ctx.tx.execute(sql`
      insert into tickets (id, school_id, product_id, grant_id, student_id, code)
      select gen_random_uuid(), ${school.id}, ${event.id}, id, student_id, lpad((row_number() over ())::text, 10, '0')
      from grants where product_id = ${event.id}`)
  })
  await remind()
  await expect.poll(subjects).toHaveLength(holders)
  expect(new Set((await letters()).map(({ to }) => to)).size).toBe(holders)
})
