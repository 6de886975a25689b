import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { giveAccess } from '#modules/access/contract.ts'
import { products } from '#modules/catalog/tables.ts'
import { getCheckout, onePageCheckout } from '#modules/checkout/contract.ts'
import { listMyOrders } from '#modules/orders/contract.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket, type Market, untilAnswered } from '#modules/checkout/testing.ts'
import { withdraw } from '#modules/orders/contract-withdrawals/contract.ts'
import {
  changeSchedule,
  checkInByCode,
  checkInTicket,
  getMyTicket,
  getSchedule,
  listParticipants,
} from '#modules/live-events/contract.ts'
import { getGuestTicket } from '#modules/live-events/guests/contract.ts'
import { tickets } from '#modules/live-events/tables.ts'
import { aDate, anEvent, EVENT_CONSENTS, aSchedule } from '#modules/live-events/testing.ts'
import { joinWaitingList } from '#modules/live-events/waiting/contract.ts'
import { waitingEntries } from '#modules/live-events/waiting/tables.ts'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { dayOf } from '#platform/time/days.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { acceptInvitation, getInvitation } from './contract.ts'
import * as gifts from './gifts/contract.ts'
import { sendDueGift } from './gifts/sending-gifts.ts'
import { invitations } from './tables.ts'
import { aLink, takeBack } from './testing.ts'

const NO_FUNDS = '4000000000009995'

let school: TestSchool
const market = await aMarket()
beforeEach(async () => {
  school = await market.aSchool()
})
afterAll(() => market.close())

const admin = () => school.as(school.admin)
const aStudent = (name = 'Żaneta Giver') => school.aStudent({ name, email: `${newId()}@school.test` })
const aGift = (given: object = {}) => ({ name: 'Łucja Gość', email: `${newId()}@school.test`, message: '', ...given })
const dayIn = (days: number) => dayOf(new Date(clock.now().getTime() + days * DAY), school.timeZone)
const buy = async (buyer: TestPerson, event: SoldProduct, given: Parameters<Market['aPurchase']>[1] = {}) =>
  school
    .as(buyer)
    .call(onePageCheckout, await market.aPurchase(school, { course: event, consents: [...EVENT_CONSENTS], ...given }))
const give = (giver: TestPerson, event: SoldProduct, gift: object = {}, given: object = {}) =>
  buy(giver, event, { gift: aGift(gift), ...given })
const giftsOf = async (giver: TestPerson) => (await school.as(giver).call(gifts.listMyGifts, {})).data
/** Bought and not claimed yet, with the link of its mail. */
const aGiven = async (event: SoldProduct, giver?: TestPerson) => {
  const by = giver ?? (await aStudent())
  await give(by, event)
  const [gift] = await giftsOf(by)
  return { giver: by, gift: gift!, token: await aLink(school, gift!.id) }
}
const accept = (person: TestPerson, token: string) =>
  untilAnswered(() => school.as(person).call(acceptInvitation, { token }))
const look = (token: string, person?: TestPerson) => school.as(person).call(getInvitation, { token })
const ticketOf = (event: SoldProduct, person: TestPerson) =>
  school.as(person).call(getMyTicket, { eventSlug: event.slug })
const participants = (event: SoldProduct, q?: string) =>
  admin().call(listParticipants, { eventId: event.id, ...(q && { q }) })
const taken = ({ id }: SoldProduct) =>
  school.work(async ({ tx }) => {
    const [row] = await tx.select({ sold: products.stockSold }).from(products).where(eq(products.id, id))
    return { taken: row!.sold, tickets: await tx.$count(tickets, sql`product_id = ${id} and voided_at is null`) }
  })
const lineOf = ({ id }: SoldProduct) =>
  school.work(async ({ tx }) => {
    const rows = await tx.select().from(waitingEntries).where(eq(waitingEntries.productId, id))
    return rows.map(({ state }) => state)
  })
const full = { status: 409, code: 'checkout.sold-out' }
const one = { taken: 1, tickets: 1 }

describe('a ticket that is given', () => {
  test('holds exactly one place, before and after it is claimed, and becomes the ticket of whoever claims it', async () => {
    const event = await anEvent(school, { capacity: 1 })
    const shown = await school.as().call(getCheckout, { slug: event.slug, quantity: 1, gift: '1' })
    expect(shown).toMatchObject({ can_be_gift: true, is_gift: true })
    const { giver, token } = await aGiven(event)
    expect(await taken(event)).toEqual(one)
    await expect(buy(await aStudent(), event)).rejects.toMatchObject(full)
    await expect(ticketOf(event, giver)).rejects.toMatchObject({ status: 404 })
    const { dates } = await admin().call(getSchedule, { eventId: event.id })
    expect(await look(token)).toMatchObject({
      state: 'open',
      gift: { is_booked: false, begins_at: dates[0]!.starts_at },
    })
    const receiver = await aStudent('Łucja')
    expect(await accept(receiver, token)).toEqual({ redirect_to: `/my/events/${event.slug}` })
    expect(await accept(receiver, token)).toEqual({ redirect_to: `/my/events/${event.slug}` })
    expect(await taken(event)).toEqual(one)
    const ticket = await ticketOf(event, receiver)
    expect(ticket).toMatchObject({ holder: 'Łucja', tickets: [{ number: 1, guest: null }] })
    await expect(ticketOf(event, giver)).rejects.toMatchObject({ status: 404 })
    expect(await admin().call(checkInByCode, { eventId: event.id, ticket_code: ticket.code })).toMatchObject({
      was_in: false,
      participant: { name: 'Łucja', student_id: receiver.id, bought_by: null },
    })
    expect(await look(token, receiver)).toMatchObject({ state: 'yours' })
  })

  test('stands among those who come as not claimed, and lets nobody in until it is', async () => {
    const event = await anEvent(school)
    const { giver, gift, token } = await aGiven(event)
    const held = { student_id: null, code: null, name: gift.name, email: gift.email, bought_by: null }
    const { data, tickets_count } = await participants(event)
    expect(tickets_count).toBe(1)
    expect(data).toMatchObject([held])
    expect((await admin().call(getSchedule, { eventId: event.id })).holders_count).toBe(1)
    const ticketId = data[0]!.id
    const unclaimed = { status: 409, code: 'live-events.ticket-unclaimed' }
    await expect(admin().call(checkInTicket, { eventId: event.id, ticketId })).rejects.toMatchObject(unclaimed)
    const [row] = await school.work(({ tx }) => tx.select().from(tickets).where(eq(tickets.id, ticketId)))
    const byCode = admin().call(checkInByCode, { eventId: event.id, ticket_code: row!.code })
    await expect(byCode).rejects.toMatchObject(unclaimed)
    await expect(school.as().call(getGuestTicket, { code: row!.code })).rejects.toMatchObject({ status: 404 })
    const corrected = aGift({ name: 'Zofia Żółw' })
    await school.as(giver).call(gifts.changeGift, { giftId: gift.id, gift: corrected })
    expect((await participants(event, 'zofia')).data).toMatchObject([
      { ...held, name: corrected.name, email: corrected.email },
    ])
    const receiver = await aStudent('Łucja')
    const again = await aLink(school, gift.id)
    await expect(accept(receiver, token)).rejects.toMatchObject({ status: 404 })
    await accept(receiver, again)
    expect((await participants(event)).data).toMatchObject([
      { student_id: receiver.id, name: 'Łucja', bought_by: null },
    ])
    expect(await admin().call(checkInTicket, { eventId: event.id, ticketId })).toMatchObject({ was_in: false })
  })

  test('is for somebody else although its buyer has one, and of whoever has one already it stays a gift', async () => {
    const event = await anEvent(school)
    const giver = await aStudent()
    await buy(giver, event)
    const { token } = await aGiven(event, giver)
    expect(await taken(event)).toEqual({ taken: 2, tickets: 2 })
    await expect(accept(giver, token)).rejects.toMatchObject({ status: 409, code: 'access.already-has-access' })
    expect(await school.as(giver).call(gifts.returnGift, { token })).toEqual({ done: true })
    await accept(await aStudent('Ola'), token)
    expect(await taken(event)).toEqual({ taken: 2, tickets: 2 })
  })

  test('is bought with the last place that was offered to its buyer, who waits no longer', async () => {
    const event = await anEvent(school, { capacity: 1 })
    const { giver: first } = await aGiven(event)
    const buyer = await aStudent()
    await school.as(buyer).call(joinWaitingList, { eventSlug: event.slug })
    await takeBack(school, first)
    expect(await lineOf(event)).toEqual(['offered'])
    await school.work(({ tx }) =>
      tx.update(waitingEntries).set({ offerUntil: new Date(Date.now() + DAY), tokenDigest: newId() }),
    )
    await give(buyer, event)
    expect(await lineOf(event)).toEqual(['taken'])
    expect(await taken(event)).toEqual(one)
  })

  test('is refused where its card is, and holds nothing then', async () => {
    const event = await anEvent(school, { capacity: 1 })
    await give(await aStudent(), event, {}, { card: NO_FUNDS })
    expect(await taken(event)).toEqual({ taken: 0, tickets: 0 })
    await aGiven(event)
    expect(await taken(event)).toEqual(one)
  })
})

describe('when', () => {
  test('it is sent before the event begins, or today', async () => {
    const event = await anEvent(school, { dates: [aDate(7)] })
    const late = { status: 422, fields: { 'gift.send_on': [expect.stringMatching(/has to arrive before that/)] } }
    await expect(give(await aStudent(), event, { send_on: dayIn(8) })).rejects.toMatchObject(late)
    expect(await taken(event)).toEqual({ taken: 0, tickets: 0 })
    const giver = await aStudent()
    await give(giver, event, { send_on: dayIn(6) })
    const [gift] = await giftsOf(giver)
    expect(gift).toMatchObject({ status: 'waiting' })
    const changed = school.as(giver).call(gifts.changeGift, { giftId: gift!.id, gift: aGift({ send_on: dayIn(9) }) })
    await expect(changed).rejects.toMatchObject(late)
    const soon = await anEvent(school, { dates: [aDate(0.05)] })
    await give(await aStudent(), soon, { send_on: dayIn(0) })
    expect(await taken(soon)).toEqual(one)
  })

  test('it was moved to before its day and is over, it is not sent any more, and its giver reads so', async () => {
    const event = await anEvent(school, { dates: [aDate(20)] })
    const giver = await aStudent()
    await give(giver, event, { send_on: dayIn(10) })
    const [gift] = await giftsOf(giver)
    await admin().call(changeSchedule, { eventId: event.id, ...aSchedule({ dates: [aDate(5)] }) })
    clock.moveBy(11 * DAY)
    await school.work((ctx) => sendDueGift(ctx, gift!.id))
    expect(await giftsOf(giver)).toMatchObject([
      { status: 'waiting', is_over: true, can: { change: false, send: false } },
    ])
    await admin().call(changeSchedule, { eventId: event.id, ...aSchedule({ dates: [aDate(5)] }) })
    await school.work((ctx) => sendDueGift(ctx, gift!.id))
    expect(await giftsOf(giver)).toMatchObject([{ status: 'sent', is_over: false }])
  })

  test('the event is over nobody claims, changes or sends it, and whoever has the link reads why', async () => {
    const event = await anEvent(school, { dates: [aDate(7)] })
    const { giver, gift, token } = await aGiven(event)
    clock.moveBy(7 * DAY + HOUR)
    expect(await look(token)).toMatchObject({ state: 'open' })
    clock.moveBy(2 * HOUR)
    const over = { status: 409, code: 'seats.seat-over' }
    expect(await look(token)).toMatchObject({ state: 'over' })
    await expect(accept(await aStudent('Łucja'), token)).rejects.toMatchObject(over)
    expect(await giftsOf(giver)).toMatchObject([{ status: 'sent', can: { change: false, send: false } }])
    await expect(school.as(giver).call(gifts.sendGift, { giftId: gift.id })).rejects.toMatchObject(over)
    await expect(give(await aStudent(), event)).rejects.toMatchObject({ status: 409 })
    expect(await taken(event)).toEqual(one)
  })
})

describe('taken back', () => {
  test('before it is claimed its place is free, and offered to whoever has waited longest', async () => {
    const event = await anEvent(school, { capacity: 1 })
    const { giver, token } = await aGiven(event)
    const waiting = await aStudent('Ola')
    await school.as(waiting).call(joinWaitingList, { eventSlug: event.slug })
    await takeBack(school, giver)
    expect(await look(token)).toMatchObject({ state: 'closed' })
    await expect(accept(await aStudent(), token)).rejects.toMatchObject({ status: 409, code: 'seats.seat-closed' })
    expect(await lineOf(event)).toEqual(['offered'])
    expect(await taken(event)).toEqual({ taken: 1, tickets: 0 })
    expect((await participants(event)).data).toEqual([])
  })

  test('before its day as well, and after it was claimed', async () => {
    const event = await anEvent(school, { capacity: 1 })
    const giver = await aStudent()
    await give(giver, event, { send_on: dayIn(3) })
    await takeBack(school, giver)
    expect(await taken(event)).toEqual({ taken: 0, tickets: 0 })
    const claimed = await aGiven(event)
    const receiver = await aStudent('Łucja')
    await accept(receiver, claimed.token)
    await takeBack(school, claimed.giver)
    expect(await taken(event)).toEqual({ taken: 0, tickets: 0 })
    await expect(ticketOf(event, receiver)).rejects.toMatchObject({ status: 404 })
  })

  test('is not by a buyer who wants to withdraw: what takes place on a date is not left, given or not', async () => {
    const event = await anEvent(school)
    const { giver, token } = await aGiven(event)
    const [order] = (await school.as(giver).call(listMyOrders, {})).data
    await school.as().call(withdraw, { order: order!.number, name: giver.name, email: giver.email })
    expect(await look(token)).toMatchObject({ state: 'open' })
    expect(await taken(event)).toEqual(one)
  })
})

describe('at once', () => {
  test('of two who claim one gift one has it, and it is one place', async () => {
    const event = await anEvent(school)
    const { token } = await aGiven(event)
    const people = [await aStudent('Łucja'), await aStudent('Ola')]
    const tries = await Promise.allSettled(people.map((person) => accept(person, token)))
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = tries.find((each) => each.status === 'rejected')
    expect(refused).toMatchObject({ reason: { status: 409, code: 'seats.seat-taken' } })
    expect(await taken(event)).toEqual(one)
    expect((await participants(event)).data).toHaveLength(1)
  })

  test('a claim beside a refund ends without a place', async () => {
    const event = await anEvent(school, { capacity: 5 })
    for (let n = 0; n < 5; n++) {
      const { giver, token } = await aGiven(event)
      const receiver = await aStudent('Łucja')
      const [, claimed] = await Promise.allSettled([
        untilAnswered(() => takeBack(school, giver)),
        accept(receiver, token),
      ])
      if (claimed.status === 'rejected')
        expect(claimed.reason).toMatchObject({ status: 409, code: 'seats.seat-closed' })
      await expect(ticketOf(event, receiver)).rejects.toMatchObject({ status: 404 })
      expect(await taken(event)).toEqual({ taken: 0, tickets: 0 })
    }
  })

  test('of ten who want the last two places, as gifts and for themselves, two have them', async () => {
    const event = await anEvent(school, { capacity: 2 })
    const buyers = await Promise.all(Array.from({ length: 10 }, () => aStudent()))
    const tries = await Promise.allSettled(
      buyers.map((buyer, n) => untilAnswered(() => (n % 2 === 0 ? give(buyer, event) : buy(buyer, event)))),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    for (const each of tries) if (each.status === 'rejected') expect(each.reason).toMatchObject(full)
    expect(await taken(event)).toEqual({ taken: 2, tickets: 2 })
  })

  test('somebody who claims one and is given access has one ticket, and the other place is held on', async () => {
    const event = await anEvent(school)
    const { token } = await aGiven(event)
    const receiver = await aStudent('Łucja')
    const tries = await Promise.allSettled([
      accept(receiver, token),
      untilAnswered(() => admin().call(giveAccess, { id: receiver.id, product_id: event.id, reason: 'x' })),
    ])
    const claimed = tries[0].status === 'fulfilled'
    const given = tries[1].status === 'fulfilled'
    expect(await taken(event)).toEqual({ taken: given ? 2 : 1, tickets: given ? 2 : 1 })
    expect((await ticketOf(event, receiver)).tickets).toHaveLength(1)
    expect(claimed || given).toBe(true)
  })
})

test('the database lets no held ticket be for nobody, be used, or outlive its gift', async () => {
  const event = await anEvent(school)
  const { gift } = await aGiven(event)
  const held = eq(tickets.seatId, gift.id)
  const change = (set: object) => school.work(({ tx }) => tx.update(tickets).set(set).where(held))
  await expect(change({ studentId: school.student.id })).rejects.toMatchObject({ constraint: 'tickets_held' })
  await expect(change({ checkedInAt: clock.now() })).rejects.toMatchObject({ constraint: 'tickets_held_for' })
  await expect(change({ guestName: null, guestEmail: null })).rejects.toMatchObject({ constraint: 'tickets_held_for' })
  await expect(change({ seatId: null })).rejects.toMatchObject({ constraint: 'tickets_held_for' })
  const twice = school.work(async ({ tx }) => {
    const [row] = await tx.select().from(tickets).where(held)
    await tx.insert(tickets).values({ ...row!, id: newId(), code: '0123456789' })
  })
  await expect(twice).rejects.toMatchObject({ constraint: 'tickets_seat' })
  const { voidedAt } = await school.work(async ({ tx, now }) => {
    await tx.execute(sql`set constraints gift_has_one_invitation immediate`)
    await tx.execute(
      sql`update seat_pools set closed_at = now() where id = (select pool_id from invitations where id = ${gift.id})`,
    )
    await tx.update(invitations).set({ status: 'revoked', settledAt: now }).where(eq(invitations.id, gift.id))
    return (await tx.select().from(tickets).where(held))[0]!
  })
  expect(voidedAt).not.toBeNull()
  expect(await taken(event)).toEqual({ taken: 0, tickets: 0 })
})

test('an event that is given is moved with its gifts, and takes no fewer places than are held', async () => {
  const event = await anEvent(school, { capacity: 3 })
  await aGiven(event)
  await aGiven(event)
  const fewer = admin().call(changeSchedule, { eventId: event.id, ...aSchedule({ capacity: 1 }) })
  await expect(fewer).rejects.toMatchObject({ status: 422, fields: { capacity: [expect.any(String)] } })
})
