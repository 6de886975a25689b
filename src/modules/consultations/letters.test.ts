import { asc, like } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { giveAccess } from '#modules/access/contract.ts'
import { mails } from '#modules/mails/tables.ts'
import { schoolFinder } from '#modules/schools/find-school.ts'
import { clock, HOUR, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { aWorld, type TestPerson, type TestSchool, type World } from '#test/world.ts'
import { bookWaiting, cancelMyBooking, getWaiting, listWaiting, moveBooking } from './contract.ts'
import { remindingOfBookings } from './reminders/reminding-of-bookings.ts'
import { aConsultation } from './testing.ts'

let world: World
let school: TestSchool
let student: TestPerson
beforeAll(async () => {
  world = await aWorld()
  await world.startWorking()
})
beforeEach(async () => {
  school = await world.aSchool({ timeZone: 'Pacific/Auckland' })
  student = await school.aStudent({ email: `${newId()}@school.test` })
})
afterEach(() => clock.moveBy(-clock.shiftMilliseconds))
afterAll(() => world.close())

/** A booking more than so many hours away. */
async function aBooked(consultation: { id: string }, hours: number) {
  await school.as(school.admin).call(giveAccess, { id: student.id, product_id: consultation.id, reason: 'Nagroda' })
  const [waiting] = (await school.as(student).call(listWaiting, {})).data
  const grantId = waiting!.grant_id
  const { slots } = await school.as(student).call(getWaiting, { waitingId: grantId })
  const isFar = ({ starts_at }: { starts_at: string }) => Date.parse(starts_at) > clock.now().getTime() + hours * HOUR
  const [slot, next] = slots.filter(isFar)
  const { booking } = await school.as(student).call(bookWaiting, { waitingId: grantId, slot: slot!.starts_at })
  return { bookingId: booking.id, startsAt: Date.parse(slot!.starts_at), next: next!.starts_at }
}
const remind = async () => {
  const { units } = world.app
  const places = { platformHost: world.config.platformHost, localhostSchool: undefined, secure: false }
  const schools = schoolFinder(units, places)
  await remindingOfBookings({ units, findSchool: (id) => schools.byId(id) }).work((error) => {
    throw error
  })
}
const moveTo = (at: number) => clock.moveBy(at - clock.now().getTime())
const subjects = () =>
  school.work(async ({ tx }) => {
    const rows = await tx
      .select()
      .from(mails)
      .where(like(mails.to, student.email))
      .orderBy(asc(mails.createdAt), asc(mails.id))
    return rows.map(({ subject }) => subject.split(':')[0])
  })
const told = (words: string[]) => expect.poll(subjects, { timeout: 10_000 }).toEqual(words)

test('who has one without a time is told to choose, and reminded of what they choose a day and an hour before, each once', async () => {
  const { startsAt } = await aBooked(await aConsultation(school), 48)
  await told(['Choose your time', 'Booked'])
  await remind()
  moveTo(startsAt - 24 * HOUR + MINUTE)
  for (let minute = 0; minute < 2; minute++) await remind()
  await told(['Choose your time', 'Booked', 'Tomorrow'])
  moveTo(startsAt - HOUR + MINUTE)
  for (let minute = 0; minute < 2; minute++) await remind()
  await told(['Choose your time', 'Booked', 'Tomorrow', 'Starting soon'])
  const [, booked, , soon] = await school.work(({ tx }) =>
    tx.select().from(mails).where(like(mails.to, student.email)).orderBy(asc(mails.createdAt), asc(mails.id)),
  )
  expect(booked!.text).toContain('(Auckland)')
  expect(soon!.text).toContain('https://meet.test/rozmowa')
})

test('what is moved is told of and reminds anew, and what is cancelled reminds nobody', async () => {
  const { bookingId, startsAt, next } = await aBooked(
    await aConsultation(school, { movable_hours: 1, cancellable_hours: 1 }),
    48,
  )
  moveTo(startsAt - 24 * HOUR + MINUTE)
  await remind()
  await told(['Choose your time', 'Booked', 'Tomorrow'])
  await school.as(student).call(moveBooking, { bookingId, slot: next })
  await told(['Choose your time', 'Booked', 'Tomorrow', 'Moved'])
  moveTo(Date.parse(next) - 24 * HOUR + MINUTE)
  await remind()
  await told(['Choose your time', 'Booked', 'Tomorrow', 'Moved', 'Tomorrow'])
  await school.as(student).call(cancelMyBooking, { bookingId })
  moveTo(Date.parse(next) - HOUR + MINUTE)
  await remind()
  await told(['Choose your time', 'Booked', 'Tomorrow', 'Moved', 'Tomorrow', 'Cancelled'])
})
