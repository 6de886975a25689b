import { and, asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { changeSchedule } from '#modules/live-events/contract.ts'
import { aDate, anEvent, aSchedule, EVENT_CONSENTS } from '#modules/live-events/testing.ts'
import { mails } from '#modules/mails/tables.ts'
import { clock, DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { dayOf } from '#platform/time/days.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { acceptInvitation } from './contract.ts'
import { aMailedLink, takeBack } from './testing.ts'

let school: TestSchool
const market = await aMarket()
await market.startWorking()
beforeEach(async () => {
  school = await market.aSchool({ timeZone: 'Europe/Warsaw' })
})
afterAll(() => market.close())

const anAddress = () => `${newId()}@school.test`
const aStudent = (name = 'Żaneta Giver') => school.aStudent({ name, email: anAddress() })
const dayIn = (days: number) => dayOf(new Date(clock.now().getTime() + days * DAY), school.timeZone)
async function give(event: SoldProduct, given: object = {}): Promise<{ giver: TestPerson; email: string }> {
  const giver = await aStudent()
  const email = anAddress()
  const gift = { name: 'Łucja Gość', email, message: '', ...given }
  await school
    .as(giver)
    .call(onePageCheckout, await market.aPurchase(school, { course: event, consents: [...EVENT_CONSENTS], gift }))
  return { giver, email }
}
const move = (event: SoldProduct, given: object) =>
  school.as(school.admin).call(changeSchedule, { eventId: event.id, ...aSchedule(given) })
const lettersTo = (to: string, cause: string) =>
  school.work(({ tx }) =>
    tx
      .select()
      .from(mails)
      .where(and(eq(mails.to, to), like(mails.cause, `${cause}:%`)))
      .orderBy(asc(mails.createdAt), asc(mails.id)),
  )
const letters = (cause: string) =>
  school.work(({ tx }) =>
    tx
      .select()
      .from(mails)
      .where(like(mails.cause, `${cause}:%`)),
  )
const arrive = (to: string, cause: string, count = 1) => expect.poll(() => lettersTo(to, cause)).toHaveLength(count)
const ON = { dates: [{ starts_at: '2031-06-03T16:00:00Z', ends_at: '2031-06-03T18:00:00Z' }] }
const AT = '3 June 2031 at 18:00 (Central European Time)'

test('its giver and whoever gets it read when it begins, and whoever claims it gets the ticket with its dates', async () => {
  const event = await anEvent(school, ON)
  const { giver, email } = await give(event)
  await market.confirm()
  expect((await lettersTo(giver.email, 'purchase'))[0]!.text).toContain(
    `It begins on ${AT}. A place is kept for them, and they get their ticket once they have claimed the gift.`,
  )
  const token = await aMailedLink(school, email)
  expect((await lettersTo(email, 'invitation'))[0]!.text).toContain(
    `It begins on ${AT}. A place is kept for you: claim the gift before that, and you get your ticket.`,
  )
  expect(await letters('ticket')).toEqual([])
  const receiver = await aStudent('Łucja')
  await school.as(receiver).call(acceptInvitation, { token })
  await arrive(receiver.email, 'ticket')
  expect((await letters('ticket'))[0]).toMatchObject({
    to: receiver.email,
    attachment: { kind: 'live-event-calendar' },
  })
})

test('once it moves, whoever knows of an unclaimed gift is told: whom it was sent to, or who gives it on a later day', async () => {
  const event = await anEvent(school, { dates: [aDate(20)] })
  const sent = await give(event)
  const waiting = await give(event, { send_on: dayIn(10) })
  const claimed = await give(event)
  const receiver = await aStudent('Łucja')
  await school.as(receiver).call(acceptInvitation, { token: await aMailedLink(school, claimed.email) })
  const gone = await give(event)
  await takeBack(school, gone.giver)
  await move(event, ON)
  await arrive(sent.email, 'gift-moved')
  await arrive(waiting.giver.email, 'gift-moved')
  await arrive(receiver.email, 'event-moved')
  const [toReceiver] = await lettersTo(sent.email, 'gift-moved')
  expect(toReceiver).toMatchObject({ subject: 'Changed: Wieczór przy świetle' })
  for (const words of [AT, 'Your gift stays valid', 'with the link that we sent you', `/${event.slug}`])
    expect(toReceiver!.text).toContain(words)
  const [toGiver] = await lettersTo(waiting.giver.email, 'gift-moved')
  for (const words of [AT, 'your gift for Łucja Gość', 'We will send it on', '/my/orders'])
    expect(toGiver!.text).toContain(words)
  expect(await letters('gift-moved')).toHaveLength(2)

  await move(event, { dates: [aDate(5)] })
  await arrive(waiting.giver.email, 'gift-moved', 2)
  const [, again] = await lettersTo(waiting.giver.email, 'gift-moved')
  expect(again!.text).toContain('is now after the beginning')
})

test('each of very many who were given one is told once', async () => {
  const event = await anEvent(school, { dates: [aDate(20)] })
  const emails: string[] = []
  for (let n = 0; n < 55; n++) emails.push((await give(event, { send_on: dayIn(3) })).giver.email)
  await move(event, ON)
  await expect.poll(() => letters('gift-moved')).toHaveLength(emails.length)
  expect(new Set((await letters('gift-moved')).map(({ to }) => to))).toEqual(new Set(emails))
})
