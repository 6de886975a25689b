import { eq, like } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { products } from '#modules/catalog/tables.ts'
import { changeSale } from '#modules/catalog/sale/contract.ts'
import { changeSeatPrices } from '#modules/catalog/seats/contract.ts'
import { getCheckout, onePageCheckout } from '#modules/checkout/contract.ts'
import { listMyOrders, refundOrder } from '#modules/orders/contract.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket, type Market, untilBought } from '#modules/checkout/testing.ts'
import { mails } from '#modules/mails/tables.ts'
import { joinAsVisitor } from '../waiting/contract.ts'
import { waitingEntries } from '../waiting/tables.ts'
import { clock, DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { checkInByCode, getMyTicket, listParticipants } from '../contract.ts'
import { tickets } from '../tables.ts'
import { anEvent, EVENT_CONSENTS, type GivenSchedule } from '../testing.ts'
import { getGuestCalendar, getGuestTicket, nameGuest } from './contract.ts'

let school: TestSchool
let buyer: TestPerson
const market = await aMarket()
await market.startWorking()
beforeEach(async () => {
  school = await market.aSchool({ language: 'en' })
  buyer = await aBuyer()
})
afterAll(() => market.close())

const admin = () => school.as(school.admin)
const aBuyer = () => school.aStudent({ name: 'Żaneta Łoś', email: `${newId()}@school.test` })
/** Of which one order can be for several. */
async function anOpenEvent(given: GivenSchedule = {}) {
  const event = await anEvent(school, given)
  await admin().call(changeSeatPrices, { productId: event.id, variantId: event.variantId, seat_prices: [] })
  return event
}
const buy = async (
  event: SoldProduct,
  quantity: number,
  person = buyer,
  given: Parameters<Market['aPurchase']>[1] = {},
) =>
  school.as(person).call(
    onePageCheckout,
    await market.aPurchase(school, {
      course: event,
      amount: event.amount * quantity,
      quantity,
      consents: [...EVENT_CONSENTS],
      ...given,
    }),
  )
const mine = (event: SoldProduct, person = buyer) => school.as(person).call(getMyTicket, { eventSlug: event.slug })
const name = (ticketId: string, guest: { name: string; email?: string } | null, person = buyer) =>
  school.as(person).call(nameGuest, { ticketId, guest })
const lettersTo = (to: string) =>
  school.work(async ({ tx }) => (await tx.select().from(mails).where(eq(mails.to, to))).map(({ subject }) => subject))
const taken = ({ id }: SoldProduct) =>
  school.work(async ({ tx }) => (await tx.select().from(products).where(eq(products.id, id)))[0]!.stockSold)
const atDoor = (event: SoldProduct, ticket_code: string) =>
  admin().call(checkInByCode, { eventId: event.id, ticket_code })
const GUEST = { name: 'Jan Gość', email: 'jan@guests.test' }

describe('several tickets in one order', () => {
  test('each has a place and a code of its own, and lets one in', async () => {
    const event = await anOpenEvent({ capacity: 5 })
    await buy(event, 3)
    expect(await taken(event)).toBe(3)
    const { tickets: held, holder } = await mine(event)
    expect(holder).toBe('Żaneta Łoś')
    expect(held.map(({ number, guest }) => ({ number, guest }))).toEqual(
      [1, 2, 3].map((number) => ({ number, guest: null })),
    )
    expect(new Set(held.map(({ code }) => code)).size).toBe(3)
    for (const { code } of held) expect(await atDoor(event, code)).toMatchObject({ was_in: false })
    expect(await atDoor(event, held[1]!.code)).toMatchObject({ was_in: true })
  })

  test('of few places no more are sold than there are, however many want several at once', async () => {
    const event = await anOpenEvent({ capacity: 7 })
    const buyers = await Promise.all(Array.from({ length: 6 }, aBuyer))
    const outcomes = await Promise.allSettled(
      buyers.map((person) => untilBought((given) => buy(event, 2, person, given))),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ status: 422, fields: { quantity: ['At most 1 at once'] } })
    expect(await taken(event)).toBe(6)
    expect(
      (await school.as(buyer).call(getCheckout, { slug: event.slug, quantity: 4 })).quotes[0]!.lines[0],
    ).toMatchObject({ quantity: 1 })
    await expect(buy(event, 2)).rejects.toMatchObject({ status: 422 })
    await buy(event, 1)
    expect(await taken(event)).toBe(7)
  })

  test('no more than one buyer may have, and none for others alone', async () => {
    const event = await anOpenEvent()
    await admin().call(changeSale, { productId: event.id, quantity_per_student: 4 })
    await expect(buy(event, 5)).rejects.toMatchObject({ status: 422, fields: { quantity: ['At most 4 at once'] } })
    await expect(buy(event, 2, buyer, { own_seat: false })).rejects.toMatchObject({
      status: 422,
      fields: { own_seat: [expect.any(String)] },
    })
    await buy(event, 4)
    expect((await mine(event)).tickets).toHaveLength(4)
  })

  test('are one at a time where the school does not say otherwise', async () => {
    await expect(buy(await anEvent(school), 2)).rejects.toMatchObject({ status: 422 })
  })

  test('a refund voids all of them, tells their guests and frees their places for who waits', async () => {
    const event = await anOpenEvent({ capacity: 2 })
    await buy(event, 2)
    const [, second] = (await mine(event)).tickets
    await name(second!.id, GUEST)
    await school.as().call(joinAsVisitor, { eventSlug: event.slug, name: 'Ola', email: 'ola@x.test', consent: true })
    await school.as().call(joinAsVisitor, { eventSlug: event.slug, name: 'Ela', email: 'ela@x.test', consent: true })
    const [order] = (await school.as(buyer).call(listMyOrders, {})).data
    await admin().call(refundOrder, { orderId: order!.id, reason: 'Choroba', access: 'take' })
    const good = await school.work(({ tx }) => tx.select().from(tickets))
    expect(good.map(({ voidedAt }) => voidedAt !== null)).toEqual([true, true])
    const states = await school.work(({ tx }) => tx.select({ state: waitingEntries.state }).from(waitingEntries))
    expect(states).toEqual([{ state: 'offered' }, { state: 'offered' }])
    expect(await taken(event)).toBe(2)
    await expect.poll(() => lettersTo(GUEST.email)).toContain('No longer valid: the ticket for Wieczór przy świetle')
    await expect(atDoor(event, second!.code)).rejects.toMatchObject({ status: 409 })
  })
})

describe('a guest', () => {
  let event: SoldProduct
  beforeEach(async () => {
    event = await anOpenEvent()
    await buy(event, 2)
  })

  test('is sent the ticket, opens it without an account, and comes in by their name', async () => {
    const [, second] = (await mine(event)).tickets
    const { tickets: held } = await name(second!.id, GUEST)
    expect(held[1]).toMatchObject({ guest: GUEST, holder: GUEST.name })
    expect(await lettersTo(GUEST.email)).toEqual(['A ticket for you: Wieczór przy świetle'])
    const { code } = held[1]!
    expect(await school.as().call(getGuestTicket, { code })).toMatchObject({
      holder: GUEST.name,
      online_url: 'https://meet.test/swiatlo',
    })
    const file = await market.app.inject({
      url: getGuestCalendar.path.replace(':code', code),
      headers: { host: school.host, accept: 'text/calendar' },
    })
    expect(file.body.replaceAll('\r\n ', '')).toContain('/events/tickets/')
    const listed = await admin().call(listParticipants, { eventId: event.id, q: 'gosc' })
    expect(listed.data).toMatchObject([{ name: GUEST.name, email: GUEST.email, bought_by: 'Żaneta Łoś' }])
    expect(listed.tickets_count).toBe(2)
    expect(await atDoor(event, code)).toMatchObject({ participant: { name: GUEST.name }, was_in: false })
    await expect(name(second!.id, null)).rejects.toMatchObject({ status: 409 })
  })

  test('whose ticket goes to somebody else is told, and comes in with it no more', async () => {
    const [, second] = (await mine(event)).tickets
    const first = (await name(second!.id, GUEST)).tickets[1]!
    const other = (await name(second!.id, { name: 'Ola', email: 'ola@guests.test' })).tickets[1]!
    expect(other.code).not.toBe(first.code)
    await expect(school.as().call(getGuestTicket, { code: first.code })).rejects.toMatchObject({ status: 404 })
    await expect(atDoor(event, first.code)).rejects.toMatchObject({ status: 404 })
    expect(await lettersTo(GUEST.email)).toContain('No longer yours: the ticket for Wieczór przy świetle')
    const renamed = (await name(second!.id, { name: 'Aleksandra', email: 'ola@guests.test' })).tickets[1]!
    expect(renamed).toMatchObject({ holder: 'Aleksandra', code: other.code })
    expect(await lettersTo('ola@guests.test')).toHaveLength(2)
  })

  test('can have the first ticket as well, and give it back', async () => {
    const [first] = (await mine(event)).tickets
    const given = await name(first!.id, { name: 'Ewa' })
    expect(given.holder).toBe('Ewa')
    expect(given.tickets[0]!.guest).toEqual({ name: 'Ewa', email: '' })
    const back = await name(first!.id, null)
    expect(back.holder).toBe('Żaneta Łoś')
  })

  test('is named by whoever has the ticket alone, until the event begins, and not of one bought alone', async () => {
    const [, second] = (await mine(event)).tickets
    const stranger = await aBuyer()
    await expect(name(second!.id, GUEST, stranger)).rejects.toMatchObject({ status: 404 })
    await expect(name(second!.id, GUEST, school.admin)).rejects.toMatchObject({ status: 404 })
    await expect(name(second!.id, { name: 'Kup na www.x.pl' })).rejects.toMatchObject({
      status: 422,
      fields: { 'guest.name': [expect.any(String)] },
    })
    await expect(name(second!.id, { name: 'Jan', email: 'jan' })).rejects.toMatchObject({
      status: 422,
      fields: { 'guest.email': [expect.any(String)] },
    })
    await buy(event, 1, stranger)
    const [alone] = (await mine(event, stranger)).tickets
    await expect(name(alone!.id, GUEST, stranger)).rejects.toMatchObject({ status: 409 })
    clock.moveBy(7 * DAY)
    try {
      await expect(name(second!.id, GUEST)).rejects.toMatchObject({ status: 409 })
    } finally {
      clock.moveBy(-7 * DAY)
    }
    expect(await school.work(({ tx }) => tx.$count(mails, like(mails.to, '%@guests.test')))).toBe(0)
  })
})

test('the database has one ticket of a number, and none for a guest without a name', async () => {
  const event = await anOpenEvent()
  await buy(event, 2)
  const change = (to: Partial<typeof tickets.$inferInsert>) =>
    school.work(({ tx }) => tx.update(tickets).set(to).where(eq(tickets.number, 2)))
  await expect(change({ number: 1 })).rejects.toThrow()
  await expect(change({ guestEmail: GUEST.email })).rejects.toThrow()
})
