import { and, asc, like, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { manyBuyers } from '#modules/access/testing.ts'
import { giveAccess, takeAccess } from '#modules/access/contract.ts'
import { mails } from '#modules/mails/tables.ts'
import { clock, HOUR, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { partsOfJobs, thrown } from '#test/parts-of-jobs.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { changeTerms } from './setup/contract.ts'
import { bookWaiting, cancelMyBooking, getWaiting, listWaiting, moveBooking } from './bookings/contract.ts'
import { placeChanged } from './events.ts'
import { remindingOfBookings } from './reminders/reminding-of-bookings.ts'
import { bookings } from './tables.ts'
import { aConsultation, type GivenTerms, someTerms } from './testing.ts'

let school: TestSchool
let student: TestPerson
const world = await aWorld()
await world.startWorking()
beforeEach(async () => {
  school = await world.aSchool({ timeZone: 'Pacific/Auckland' })
  student = await school.aStudent({ email: `${newId()}@school.test` })
})
afterAll(() => world.close())

/** A booking more than so many hours away, by who had been told to choose. */
async function aBooked(consultation: { id: string }, hours: number, who = student) {
  await school.as(school.admin).call(giveAccess, { id: who.id, product_id: consultation.id, reason: 'Nagroda' })
  await expect.poll(() => lettersTo(who, 'Choose your time%')).not.toEqual([])
  const [waiting] = (await school.as(who).call(listWaiting, {})).data
  const grantId = waiting!.grant_id
  const { slots } = await school.as(who).call(getWaiting, { waitingId: grantId })
  const isFar = ({ starts_at }: { starts_at: string }) => Date.parse(starts_at) > clock.now().getTime() + hours * HOUR
  const [slot, next] = slots.filter(isFar)
  const { booking } = await school.as(who).call(bookWaiting, { waitingId: grantId, slot: slot!.starts_at })
  return { bookingId: booking.id, startsAt: Date.parse(slot!.starts_at), next: next!.starts_at }
}
const remind = () => remindingOfBookings(partsOfJobs(world)).work(thrown)
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
const lettersTo = ({ email }: TestPerson, subject: string) =>
  school.work(({ tx }) =>
    tx
      .select()
      .from(mails)
      .where(and(like(mails.to, email), like(mails.subject, subject))),
  )
const told = (words: string[]) => expect.poll(subjects).toEqual(words)

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
  expect(booked!.text).toContain('(New Zealand Time)')
  expect(soon!.text).toContain('https://meet.test/rozmowa')
})

test('what is moved is told of and reminds anew, and what is cancelled reminds nobody', async () => {
  const { bookingId, startsAt, next } = await aBooked(
    await aConsultation(school, { movable_hours: 1, cancellable_hours: 1 }),
    48,
  )
  await told(['Choose your time', 'Booked'])
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
  const [letter] = await lettersTo(student, 'Cancelled:%')
  expect(letter!.text).toContain('You can choose another time under My consultations.')
})

test('what is cancelled with the right to it has no other time to choose', async () => {
  const consultation = await aConsultation(school)
  await aBooked(consultation, 48)
  await school.as(school.admin).call(takeAccess, { id: student.id, productId: consultation.id, reason: 'Zwrot' })
  await expect.poll(() => lettersTo(student, 'Cancelled:%')).toHaveLength(1)
  const [letter] = await lettersTo(student, 'Cancelled:%')
  expect(letter!.text).toContain('will not take place at the time below.')
  expect(letter!.text).not.toContain('another time')
})

describe('another link, place or number', () => {
  const change = async ({ id: consultationId }: { id: string }, given: GivenTerms = {}) =>
    school.as(school.admin).call(changeTerms, { consultationId, ...someTerms(given) })
  const revisions = () =>
    school.work(async ({ tx }) => {
      const rows = await tx.select().from(bookings).orderBy(asc(bookings.startsAt))
      return rows.map(({ revision }) => revision)
    })

  test('is told once for each change to whoever is still to come, with what their calendar is to follow', async () => {
    const consultation = await aConsultation(school)
    const { bookingId, startsAt } = await aBooked(consultation, 48)
    await told(['Choose your time', 'Booked'])
    await change(consultation, { horizon_days: 20 })
    expect(await revisions()).toEqual([0])
    await change(consultation, { place_kind: 'address', place: 'ul. Łąkowa 1' })
    await told(['Choose your time', 'Booked', 'Changed'])
    expect(await revisions()).toEqual([1])
    const [letter] = await lettersTo(student, 'Changed:%')
    expect(letter).toMatchObject({ attachment: { kind: 'consultation-calendar', id: bookingId } })
    expect(letter!.text).toContain('ul. Łąkowa 1')
    moveTo(startsAt + 2 * HOUR)
    await change(consultation, { place_kind: 'phone', place: '+48 600 100 200' })
    expect(await revisions()).toEqual([1])
  })

  test('is told once however often it is heard of, and not to whoever booked after it', async () => {
    const consultation = await aConsultation(school)
    await aBooked(consultation, 48)
    const at = clock.now().toISOString()
    clock.moveBy(MINUTE)
    const later = await school.aStudent({ email: `${newId()}@school.test` })
    await aBooked(consultation, 48, later)
    await told(['Choose your time', 'Booked'])
    await school.work(async (ctx) => {
      for (let time = 0; time < 2; time++) ctx.emit(placeChanged({ consultation_id: consultation.id, at, after: null }))
    })
    await told(['Choose your time', 'Booked', 'Changed'])
    await change(consultation, { place: '' })
    await told(['Choose your time', 'Booked', 'Changed', 'Changed'])
    expect(await lettersTo(later, 'Changed:%')).toHaveLength(1)
    expect((await lettersTo(later, 'Changed:%'))[0]!.text).toContain('You will find the link with your booking')
  })

  test('is told to every one of very many', async () => {
    const consultation = await aConsultation(school)
    const many = 120
    await school.work(async (ctx) => {
      await manyBuyers(ctx, consultation.id, many)
      await ctx.tx.execute(sql`
        with timed as (
          select *, now() + row_number() over () * interval '2 hours' as at from grants where product_id = ${consultation.id}
        )
        insert into bookings (id, school_id, product_id, grant_id, student_id, state, starts_at, ends_at, busy_from, busy_until)
        select gen_random_uuid(), ${school.id}, ${consultation.id}, id, student_id, 'booked',
          at, at + interval '1 hour', at, at + interval '1 hour' from timed`)
    })
    await change(consultation, { place: 'https://meet.test/inna' })
    const letters = () => school.work(({ tx }) => tx.select().from(mails).where(like(mails.subject, 'Changed:%')))
    await expect.poll(async () => (await letters()).length).toBe(many)
    expect(new Set((await letters()).map(({ to }) => to)).size).toBe(many)
    expect(new Set(await revisions())).toEqual(new Set([1]))
  })
})
