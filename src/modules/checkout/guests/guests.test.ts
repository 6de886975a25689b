import { and, asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { changeSeatPrices } from '#modules/catalog/seats/contract.ts'
import { getMyTicket } from '#modules/live-events/contract.ts'
import { nameGuest } from '#modules/live-events/guests/contract.ts'
import { tickets } from '#modules/live-events/tables.ts'
import { anEvent, EVENT_CONSENTS } from '#modules/live-events/testing.ts'
import { mails } from '#modules/mails/tables.ts'
import { newId } from '#platform/ids.ts'
import { rewriting } from '#test/rewriting.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { orders } from '#modules/orders/tables.ts'
import { GUESTS_MAX } from '#modules/orders/guests/vocabulary.ts'
import { onePageCheckout, onePageCheckoutRegister } from '../contract.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket, type Market } from '../testing.ts'

const NO_FUNDS = '4000000000009995'

let school: TestSchool
let event: SoldProduct
const market = await aMarket()
await market.startWorking()
beforeEach(async () => {
  school = await market.aSchool()
  event = await inTickets(await anEvent(school))
})
afterAll(() => market.close())

const inTickets = async (sold: SoldProduct) => {
  const ofVariant = { productId: sold.id, variantId: sold.variantId }
  await school.as(school.admin).call(changeSeatPrices, { ...ofVariant, seat_prices: [] })
  return sold
}
const anAddress = () => `${newId()}@guests.test`
const aGuest = (given: object = {}) => ({ name: 'Jan Gość', email: anAddress(), ...given })
const aBuyer = () => school.aStudent({ name: 'Żaneta Łoś', email: `${newId()}@school.test` })
const aPurchase = (quantity: number, given: Parameters<Market['aPurchase']>[1] = {}) => {
  const { course = event } = given
  const amount = course.amount * quantity
  return market.aPurchase(school, { consents: [...EVENT_CONSENTS], quantity, amount, ...given, course })
}
const buy = async (buyer: TestPerson, quantity: number, given: Parameters<Market['aPurchase']>[1] = {}) =>
  school.as(buyer).call(onePageCheckout, await aPurchase(quantity, given))
const ticketsOf = async (buyer: TestPerson) =>
  (await school.as(buyer).call(getMyTicket, { eventSlug: event.slug })).tickets
const lettersTo = (to: string) =>
  school.work(({ tx }) =>
    tx
      .select()
      .from(mails)
      .where(and(eq(mails.to, to), like(mails.cause, 'ticket:%')))
      .orderBy(asc(mails.createdAt), asc(mails.id)),
  )
const arrive = (to: string, count = 1) => expect.poll(() => lettersTo(to)).toHaveLength(count)
const wordsTo = async ({ email }: { email: string }) => {
  await market.confirm()
  const [letter] = await school.work(({ tx }) =>
    tx
      .select()
      .from(mails)
      .where(and(eq(mails.to, email), like(mails.cause, 'purchase:%'))),
  )
  return letter!.text
}

test('who is named with the order has a ticket of their own and is sent it; the others are named later', async () => {
  const buyer = await aBuyer()
  const guest = aGuest()
  await buy(buyer, 4, { guests: [guest, null, { name: 'Ola Bez', email: '' }] })
  const held = await ticketsOf(buyer)
  expect(held).toMatchObject([
    { number: 1, holder: 'Żaneta Łoś', guest: null },
    { number: 2, holder: guest.name, guest },
    { number: 3, holder: 'Żaneta Łoś', guest: null, can: { name_guest: true } },
    { number: 4, holder: 'Ola Bez', guest: { name: 'Ola Bez', email: '' } },
  ])
  await arrive(guest.email)
  const [letter] = await lettersTo(guest.email)
  expect(letter).toMatchObject({
    subject: 'A ticket for you: Wieczór przy świetle',
    attachment: { kind: 'live-event-calendar' },
  })
  expect(letter!.text).toContain(held[1]!.code)
  await arrive(buyer.email)
  expect(await wordsTo(buyer)).toContain('Say whom each ticket is for')

  const other = aGuest({ name: 'Zofia Żółw' })
  await school.as(buyer).call(nameGuest, { ticketId: held[1]!.id, guest: other })
  await arrive(other.email)
  expect((await lettersTo(other.email))[0]!.text).not.toContain(held[1]!.code)
})

test('by whoever makes an account with the order, too; all of them named, the confirmation says so', async () => {
  const [one, two] = [aGuest(), aGuest({ name: 'Ola Gość' })]
  const account = { name: 'Żaneta Łoś', email: anAddress(), password: 'gęślą-jaźń' }
  const purchase = await aPurchase(3, { guests: [one, two] })
  await school.as().call(onePageCheckoutRegister, { ...purchase, ...account })
  for (const { email } of [one, two]) await arrive(email)
  expect(await wordsTo(account)).toContain('Guests with an email address get their tickets by mail')
})

test('nobody is told of what is not paid for, and the same purchase twice tells once', async () => {
  const buyer = await aBuyer()
  const guest = aGuest()
  await buy(buyer, 2, { guests: [guest], card: NO_FUNDS })
  const purchase = await aPurchase(2, { guests: [guest] })
  await Promise.all([1, 2].map(() => school.as(buyer).call(onePageCheckout, purchase)))
  await arrive(guest.email)
  await arrive(buyer.email)
  expect(await lettersTo(guest.email)).toHaveLength(1)
  expect(await school.work(({ tx }) => tx.$count(tickets, eq(tickets.guestEmail, guest.email)))).toBe(1)
})

test('what is wrong is said at its field, and nothing is charged', async () => {
  const buyer = await aBuyer()
  const refused = (guests: ReturnType<typeof aGuest>[], quantity = 3) => buy(buyer, quantity, { guests })
  for (const [guests, field] of [
    [[aGuest(), aGuest({ name: 'www.tanie-bilety.test' })], 'guests.1.name'],
    [[aGuest({ name: '' })], 'guests.0.name'],
    [[aGuest(), aGuest({ email: 'jan@' })], 'guests.1.email'],
    [[aGuest(), aGuest(), aGuest()], 'guests'],
  ] as const)
    await expect(refused([...guests])).rejects.toMatchObject({ status: 422, fields: { [field]: [expect.any(String)] } })
  await expect(refused([aGuest()], 1)).rejects.toMatchObject({ status: 422, fields: { guests: [expect.any(String)] } })
  const course = await market.aCourse(school)
  const ofCourse = buy(buyer, 1, { course, guests: [aGuest()] })
  await expect(ofCourse).rejects.toMatchObject({ status: 422, fields: { guests: [expect.any(String)] } })
  expect(await school.work(({ tx }) => tx.$count(orders))).toBe(0)
})

test('nobody’s mailbox is filled', async () => {
  const guest = aGuest()
  const order = async () => buy(await aBuyer(), 2, { guests: [guest] })
  for (let n = 0; n < 10; n++) await order()
  await expect(order()).rejects.toMatchObject({ status: 429 })
})

test('the database keeps no more names than are asked for', async () => {
  await buy(await aBuyer(), 2, { guests: [aGuest()] })
  const guests = Array.from({ length: GUESTS_MAX + 1 }, () => aGuest())
  const many = rewriting(market.app.units, (tx) => tx.update(orders).set({ guests }))
  await expect(many).rejects.toMatchObject({ constraint: 'orders_guests' })
})
