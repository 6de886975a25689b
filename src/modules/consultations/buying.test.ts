import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { giveAccess, takeAccess } from '#modules/access/contract.ts'
import { SLOT_HELD_FOR } from '#modules/orders/claims/hold-claims.ts'
import { releasingExpiredClaims } from '#modules/orders/claims/release-expired-claims.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { listMyOrders, refundOrder } from '#modules/orders/contract.ts'
import { claims, orders } from '#modules/orders/tables.ts'
import { allThatIsScarce, aMarket, type Market, untilBought } from '#modules/checkout/testing.ts'
import { mails } from '#modules/mails/tables.ts'
import { transactions } from '#modules/payments/tables.ts'
import { clock, HOUR, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { thrown } from '#test/parts-of-jobs.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { listSlots } from './contract.ts'
import {
  bookWaiting,
  cancelBooking,
  cancelMyBooking,
  getMyBooking,
  getWaiting,
  listMyBookings,
  listOtherSlots,
  listPanelSlots,
  listWaiting,
  moveBooking,
  movePanelBooking,
} from './bookings/contract.ts'
import { bookings } from './tables.ts'
import { aConsultation } from './testing.ts'

const NO_FUNDS = '4000000000009995'
const CONSENTS = ['terms', 'service_now', 'service_waiver'] as const
const SAME_TIME = { status: 422, fields: { slot: ['To jest obecny termin. Wybierz inny.'] } }
const TAKEN = { status: 409, code: 'consultations.slot-taken' }

let school: TestSchool
const market = await aMarket()
await market.startWorking()
beforeEach(async () => {
  school = await market.aSchool({ language: 'pl' })
})
afterAll(() => market.close())

type Sold = Awaited<ReturnType<typeof aConsultation>>
const aBuyer = () => school.aStudent({ name: 'Żaneta Łoś', email: `${newId()}@school.test` })
const buy = async (buyer: TestPerson, course: Sold, given: Parameters<Market['aPurchase']>[1] = {}) =>
  school.as(buyer).call(onePageCheckout, await market.aPurchase(school, { course, consents: [...CONSENTS], ...given }))
/** Far enough that none begins meanwhile. */
const slotsOf = async ({ slug }: Sold) =>
  (await school.as().call(listSlots, { consultationSlug: slug })).slots
    .map(({ starts_at }) => starts_at)
    .filter((at) => Date.parse(at) > clock.now().getTime() + 2 * HOUR)
const statesOf = (startsAt: string) =>
  school.work(async ({ tx }) => {
    const rows = await tx
      .select({ state: bookings.state })
      .from(bookings)
      .where(eq(bookings.startsAt, new Date(startsAt)))
    return rows.map(({ state }) => state).toSorted()
  })
const mine = (person: TestPerson, when: 'coming' | 'past' = 'coming') =>
  school.as(person).call(listMyBookings, { when })
const myBooking = async (person: TestPerson) => (await mine(person)).data[0]!
const admin = () => school.as(school.admin)
const give = (person: TestPerson, { id: product_id }: Sold) =>
  admin().call(giveAccess, { id: person.id, product_id, reason: 'Nagroda' })
const lettersTo = (person: TestPerson) =>
  school.work(({ tx }) => tx.select().from(mails).where(eq(mails.to, person.email)).orderBy(mails.createdAt))

describe('a slot', () => {
  test('is one buyer’s of fifty at once, and nobody is charged for what they do not get', async () => {
    const consultation = await aConsultation(school)
    const [slot] = await slotsOf(consultation)
    const buyers = await Promise.all(Array.from({ length: 50 }, aBuyer))
    const outcomes = await Promise.allSettled(
      buyers.map((buyer) => untilBought((given) => buy(buyer, consultation, { slot: slot!, ...given }))),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(TAKEN)
    expect(await statesOf(slot!)).toEqual(['booked'])
    const paid = await school.work(({ tx }) => tx.select().from(transactions))
    expect(paid).toHaveLength(1)
    expect(await slotsOf(consultation)).not.toContain(slot)
    const winner = buyers[outcomes.findIndex(({ status }) => status === 'fulfilled')]!
    expect(await myBooking(winner)).toMatchObject({ starts_at: slot })
    await expect(buy(await aBuyer(), consultation, { slot: slot! })).rejects.toMatchObject(TAKEN)
  })

  test('of one consultation is taken for all of the school, with what is kept free, and for no other school', async () => {
    const [one, other] = [await aConsultation(school), await aConsultation(school, { buffer_after: 30, title: 'Inna' })]
    const [, slot] = await slotsOf(one)
    await buy(await aBuyer(), one, { slot: slot! })
    const taken = Date.parse(slot!)
    for (const at of await slotsOf(other))
      expect(Date.parse(at) + 90 * MINUTE <= taken || Date.parse(at) >= taken + HOUR).toBe(true)
    const stranger = await market.aSchool()
    const theirs = await aConsultation(stranger)
    const { slots } = await stranger.as().call(listSlots, { consultationSlug: theirs.slug })
    expect(slots.map(({ starts_at }) => starts_at)).toContain(slot)
  })

  test('is kept apart by the database itself, held or booked', async () => {
    const consultation = await aConsultation(school)
    const [slot] = await slotsOf(consultation)
    await buy(await aBuyer(), consultation, { slot: slot! })
    const twice = school.work(async ({ tx }) => {
      const [one] = await tx.select().from(bookings)
      await tx.insert(bookings).values({ ...one!, id: newId(), grantId: null, state: 'held' })
    })
    await expect(twice).rejects.toMatchObject({ constraint: 'bookings_apart' })
  })

  test('is needed to buy, and has to be offered', async () => {
    const consultation = await aConsultation(school)
    const [slot] = await slotsOf(consultation)
    await expect(buy(await aBuyer(), consultation)).rejects.toMatchObject({
      status: 422,
      fields: { slot: [expect.any(String)] },
    })
    const between = new Date(Date.parse(slot!) + 7 * MINUTE).toISOString()
    await expect(buy(await aBuyer(), consultation, { slot: between })).rejects.toMatchObject(TAKEN)
    await expect(buy(await aBuyer(), consultation, { slot: '2020-01-01T10:00:00.000Z' })).rejects.toMatchObject(TAKEN)
  })

  test('is free again when the card is refused, and can be bought as often as one likes at other times', async () => {
    const consultation = await aConsultation(school)
    const [slot, next] = await slotsOf(consultation)
    const buyer = await aBuyer()
    await buy(buyer, consultation, { slot: slot!, card: NO_FUNDS })
    expect(await statesOf(slot!)).toEqual(['released'])
    expect(await slotsOf(consultation)).toContain(slot)
    for (const each of [slot!, next!]) await buy(buyer, consultation, { slot: each })
    expect((await mine(buyer)).data.map(({ starts_at }) => starts_at)).toEqual([slot, next])
  })

  test('is held for ten minutes, then somebody else’s; what is paid for after that has it while it is free', async () => {
    const consultation = await aConsultation(school)
    const [slot] = await slotsOf(consultation)
    await buy(await aBuyer(), consultation, { slot: slot! })
    const sweep = () =>
      releasingExpiredClaims({
        units: market.app.units,
        findSchool: async () => school,
        scarce: allThatIsScarce(),
      }).work(thrown)
    const moveTo = (state: 'held' | 'kept' | 'released', expiresAt: Date | null) =>
      school.work(async ({ tx }) => {
        await tx.update(claims).set({ state, expiresAt }).where(eq(claims.resource, 'slot'))
      })
    const setBooking = () => school.work(({ tx }) => tx.update(bookings).set({ state: 'held', grantId: null }))
    await setBooking()
    await moveTo('held', new Date(clock.now().getTime() + SLOT_HELD_FOR))
    clock.moveBy(SLOT_HELD_FOR - MINUTE)
    await sweep()
    expect(await statesOf(slot!)).toEqual(['held'])
    clock.moveBy(MINUTE)
    await sweep()
    expect(await statesOf(slot!)).toEqual(['released'])
    await moveTo('kept', null)
    expect(await statesOf(slot!)).toEqual(['booked'])
    const [order] = await school.work(({ tx }) => tx.select().from(orders))
    await school.work(({ tx }) => tx.update(bookings).set({ state: 'held' }))
    await school.work(({ tx }) => tx.delete(claims).where(eq(claims.orderId, order!.id)))
    expect(await statesOf(slot!)).toEqual(['released'])
  })
})

describe('whoever has booked', () => {
  test('and the school are written to, each with the time for their calendar, and the link is nobody else’s', async () => {
    const consultation = await aConsultation(school)
    const [slot] = await slotsOf(consultation)
    const buyer = await aBuyer()
    const { redirect } = await buy(buyer, consultation, { slot: slot! })
    expect(redirect).toMatch(/^\/payment\//)
    const { id: bookingId } = await myBooking(buyer)
    const own = await school.as(buyer).call(getMyBooking, { bookingId })
    expect(own).toMatchObject({ place: 'https://meet.test/rozmowa', is_cancelled: false, waiting_grant_id: null })
    for (const person of [await aBuyer(), school.admin])
      await expect(school.as(person).call(getMyBooking, { bookingId })).rejects.toMatchObject({ status: 404 })
    const letters = () =>
      school.work(({ tx }) =>
        tx
          .select()
          .from(mails)
          .where(and(like(mails.cause, `booking%:${bookingId}`)))
          .orderBy(mails.cause),
      )
    await expect.poll(async () => (await letters()).length).toBe(2)
    expect(await letters()).toMatchObject([
      { subject: 'Nowa rezerwacja: Żaneta Łoś, Rozmowa o świetle', attachment: { kind: 'consultation-calendar' } },
      { subject: 'Zarezerwowano: Rozmowa o świetle', to: buyer.email, attachment: { kind: 'consultation-calendar' } },
    ])
  })

  test('loses it with their money or their access, and its slot is free', async () => {
    const consultation = await aConsultation(school)
    const [slot] = await slotsOf(consultation)
    const [first, second] = [await aBuyer(), await aBuyer()]
    await buy(first, consultation, { slot: slot! })
    const [order] = (await school.as(first).call(listMyOrders, {})).data
    await admin().call(refundOrder, { orderId: order!.id, reason: 'Choroba', access: 'take' })
    expect(await statesOf(slot!)).toEqual(['cancelled'])
    expect((await mine(first, 'past')).data).toMatchObject([{ is_cancelled: true }])
    await buy(second, consultation, { slot: slot! })
    await admin().call(takeAccess, { id: second.id, productId: consultation.id, reason: 'Pomyłka' })
    expect(await statesOf(slot!)).toEqual(['cancelled', 'cancelled'])
    expect(await slotsOf(consultation)).toContain(slot)
    const subject = 'Odwołano: Rozmowa o świetle'
    await expect.poll(async () => (await lettersTo(second)).filter((mail) => mail.subject === subject).length).toBe(1)
  })

  test('moves it to another time as long as they may, which frees the first; of two who want one slot, one has it', async () => {
    const consultation = await aConsultation(school, { movable_hours: 2 })
    const slots = await slotsOf(consultation)
    const [early, first, second, wanted] = [slots[0]!, slots[30]!, slots[31]!, slots[32]!]
    const people = [await aBuyer(), await aBuyer()]
    for (const [at, person] of people.entries()) await buy(person, consultation, { slot: [first, second][at]! })
    const move = async (person: TestPerson, starts_at: string) =>
      school.as(person).call(moveBooking, { bookingId: (await myBooking(person)).id, slot: starts_at })
    const outcomes = await Promise.allSettled(people.map((person) => move(person, wanted)))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(TAKEN)
    const free = await slotsOf(consultation)
    expect(free).not.toContain(wanted)
    expect(free.includes(first)).not.toBe(free.includes(second))
    const mover = people[outcomes.findIndex(({ status }) => status === 'fulfilled')]!
    await move(mover, early)
    await expect(move(mover, early)).rejects.toMatchObject(SAME_TIME)
    const { id } = await myBooking(mover)
    const others = (await school.as(mover).call(listOtherSlots, { bookingId: id })).slots
    expect(others.map(({ starts_at }) => starts_at)).not.toContain(early)
    clock.moveBy(Math.max(0, Date.parse(early) - clock.now().getTime() - HOUR))
    await expect(move(mover, wanted)).rejects.toMatchObject({ code: 'consultations.moved-too-late' })
    const { id: bookingId } = await myBooking(mover)
    expect(await school.as(mover).call(getMyBooking, { bookingId })).toMatchObject({ movable_until: null })
    clock.moveBy(2 * HOUR)
    await expect(school.as(mover).call(moveBooking, { bookingId, slot: wanted })).rejects.toMatchObject({
      code: 'consultations.booking-over',
    })
  })

  test('cancels it as long as they may, and chooses another time for what is theirs; an admin says why', async () => {
    const consultation = await aConsultation(school, { cancellable_hours: 1 })
    const slots = await slotsOf(consultation)
    const slot = slots[20]!
    const buyer = await aBuyer()
    await buy(buyer, consultation, { slot })
    const { id: bookingId } = await myBooking(buyer)
    const as = school.as(buyer)
    const { booking } = await as.call(cancelMyBooking, { bookingId })
    expect(booking).toMatchObject({ is_cancelled: true, place: '', waiting_grant_id: expect.any(String) })
    await expect(as.call(cancelMyBooking, { bookingId })).rejects.toMatchObject({ code: 'consultations.booking-over' })
    expect(await slotsOf(consultation)).toContain(slot)
    const [waiting] = (await as.call(listWaiting, {})).data
    const again = await as.call(bookWaiting, { waitingId: waiting!.grant_id, slot })
    expect((await as.call(listWaiting, {})).data).toEqual([])
    await admin().call(cancelBooking, { bookingId: again.booking.id, reason: 'Grypa' })
    expect(await as.call(getMyBooking, { bookingId: again.booking.id })).toMatchObject({ reason: 'Grypa' })
    await expect.poll(async () => (await lettersTo(buyer)).some(({ text }) => text.includes('Grypa'))).toBe(true)
    const strict = await aConsultation(school, { cancellable_hours: null, title: 'Bez zmian' })
    await buy(buyer, strict, { slot: slots[40]! })
    const kept = await myBooking(buyer)
    await expect(as.call(cancelMyBooking, { bookingId: kept.id })).rejects.toMatchObject({
      code: 'consultations.cancelled-too-late',
    })
  })
})

describe('an admin', () => {
  test('moves a booking whatever its student may still change, under the same constraint, and its student hears who did', async () => {
    const consultation = await aConsultation(school, { movable_hours: null, notice_hours: 48 })
    const slots = await slotsOf(consultation)
    const [buyer, other] = [await aBuyer(), await aBuyer()]
    await buy(buyer, consultation, { slot: slots[0]! })
    await buy(other, consultation, { slot: slots[5]! })
    const { id: bookingId } = await myBooking(buyer)
    const free = (await admin().call(listPanelSlots, { bookingId })).slots.map(({ starts_at }) => starts_at)
    expect(free[0]! < slots[0]!).toBe(true)
    expect(free).not.toContain(slots[5])
    expect(free).not.toContain(slots[0])
    const move = (slot: string) => admin().call(movePanelBooking, { bookingId, slot })
    await expect(move(slots[5]!)).rejects.toMatchObject(TAKEN)
    await expect(move(slots[0]!)).rejects.toMatchObject(SAME_TIME)
    await expect(school.as(buyer).call(moveBooking, { bookingId, slot: free[9]! })).rejects.toMatchObject({
      code: 'consultations.moved-too-late',
    })
    expect(await move(free[9]!)).toMatchObject({ booking: { starts_at: free[9], can: { move: true, cancel: true } } })
    expect(await myBooking(buyer)).toMatchObject({ id: bookingId, starts_at: free[9] })
    expect(await slotsOf(consultation)).toContain(slots[0])
    const subject = 'Zmiana terminu: Rozmowa o świetle'
    await expect
      .poll(async () => (await lettersTo(buyer)).find((mail) => mail.subject === subject)?.text)
      .toContain(`Kto zmienił: ${school.admin.name}`)
    clock.moveBy(Date.parse(free[9]!) - clock.now().getTime() + MINUTE)
    await expect(move(free[20]!)).rejects.toMatchObject({ code: 'consultations.booking-over' })
  })

  test('and a student who want one slot at once do not both have it', async () => {
    const consultation = await aConsultation(school)
    const slots = await slotsOf(consultation)
    const [one, two] = [await aBuyer(), await aBuyer()]
    await buy(one, consultation, { slot: slots[40]! })
    await buy(two, consultation, { slot: slots[41]! })
    const [ours, theirs] = [await myBooking(one), await myBooking(two)]
    const slot = slots[42]!
    const outcomes = await Promise.allSettled([
      school.as(one).call(moveBooking, { bookingId: ours.id, slot }),
      admin().call(movePanelBooking, { bookingId: theirs.id, slot }),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(TAKEN)
    expect(await statesOf(slot)).toEqual(['booked'])
  })
})

describe('what an admin gives', () => {
  test('waits for its student to choose when, and is booked once', async () => {
    const consultation = await aConsultation(school)
    const [student, stranger] = [await aBuyer(), await aBuyer()]
    await give(student, consultation)
    const [waiting] = (await school.as(student).call(listWaiting, {})).data
    const grantId = waiting!.grant_id
    const { slots } = await school.as(student).call(getWaiting, { waitingId: grantId })
    await expect(school.as(stranger).call(getWaiting, { waitingId: grantId })).rejects.toMatchObject({ status: 404 })
    const book = (person: TestPerson, at: number) =>
      school.as(person).call(bookWaiting, { waitingId: grantId, slot: slots[at]!.starts_at })
    await expect(book(stranger, 0)).rejects.toMatchObject({ status: 404 })
    const outcomes = await Promise.allSettled([book(student, 0), book(student, 1), book(student, 2)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await mine(student)).data).toHaveLength(1)
  })

  test('costs nothing: a free one is booked at once', async () => {
    const consultation = await aConsultation(school, { amount: 0 })
    const [slot] = await slotsOf(consultation)
    const buyer = await aBuyer()
    const free = { encrypted_card: undefined, consents: ['terms' as const], slot: slot! }
    expect(await buy(buyer, consultation, free)).toEqual({ redirect: '/my/consultations' })
    expect(await myBooking(buyer)).toMatchObject({ starts_at: slot })
  })
})
