import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { giveAccess, takeAccess } from '#modules/access/contract.ts'
import { products } from '#modules/catalog/tables.ts'
import { getCheckout, onePageCheckout } from '#modules/checkout/contract.ts'
import { listMyOrders, refundOrder } from '#modules/orders/contract.ts'
import { claims } from '#modules/orders/tables.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket, type Market, untilBought } from '#modules/checkout/testing.ts'
import { mails } from '#modules/mails/tables.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { changeSchedule, getEventPage, getMyTicket, listMyEvents, listPanelEvents } from './contract.ts'
import { tickets } from './tables.ts'
import { aDate, anEvent, aSchedule, EVENT_CONSENTS, type GivenSchedule } from './testing.ts'

const NO_FUNDS = '4000000000009995'

let school: TestSchool
const market = await aMarket()
await market.startWorking()
beforeEach(async () => {
  school = await market.aSchool({ language: 'pl' })
})
afterAll(() => market.close())

const aBuyer = () => school.aStudent({ name: 'Żaneta Łoś', email: `${newId()}@school.test` })
const buy = async (buyer: TestPerson, course: SoldProduct, given: Parameters<Market['aPurchase']>[1] = {}) =>
  school
    .as(buyer)
    .call(onePageCheckout, await market.aPurchase(school, { course, consents: [...EVENT_CONSENTS], ...given }))
const admin = () => school.as(school.admin)
const schedule = (event: SoldProduct, given: GivenSchedule = {}) =>
  admin().call(changeSchedule, { eventId: event.id, ...aSchedule(given) })
const taken = ({ id }: SoldProduct) =>
  school.work(async ({ tx }) => {
    const [row] = await tx.select({ sold: products.stockSold }).from(products).where(eq(products.id, id))
    return { taken: row!.sold, tickets: await tx.$count(tickets, sql`product_id = ${id} and voided_at is null`) }
  })
const page = (event: SoldProduct, person?: TestPerson) =>
  school.as(person).call(getEventPage, { eventSlug: event.slug })
const ticket = (event: SoldProduct, person: TestPerson) =>
  school.as(person).call(getMyTicket, { eventSlug: event.slug })
const full = { status: 409, code: 'checkout.sold-out' }

describe('of a few places', () => {
  test('thirty who buy at once get exactly those, and the rest are told, uncharged', async () => {
    const event = await anEvent(school, { capacity: 5 })
    const buyers = await Promise.all(Array.from({ length: 30 }, aBuyer))
    const outcomes = await Promise.allSettled(buyers.map((buyer) => untilBought((given) => buy(buyer, event, given))))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(full)
    expect(await taken(event)).toEqual({ taken: 5, tickets: 5 })
    expect((await page(event)).product).toMatchObject({
      is_enrollment_enabled: false,
      offer: { product: { sale: { state: 'sold_out', places_left: 0 } } },
    })
    await expect(buy(await aBuyer(), event)).rejects.toMatchObject(full)
    expect((await admin().call(listPanelEvents, {})).data).toMatchObject([{ places_taken: 5, capacity: 5 }])
  })

  test('one is held while it is paid for, free again when it is not, and its ticket’s once it is', async () => {
    const event = await anEvent(school, { capacity: 1 })
    const poor = await aBuyer()
    await buy(poor, event, { card: NO_FUNDS })
    expect(await taken(event)).toEqual({ taken: 0, tickets: 0 })
    const buyer = await aBuyer()
    await buy(buyer, event)
    expect(await taken(event)).toEqual({ taken: 1, tickets: 1 })
    const states = await school.work(({ tx }) =>
      tx.select({ state: claims.state, resource: claims.resource }).from(claims).orderBy(claims.createdAt),
    )
    expect(states).toEqual([
      { state: 'released', resource: 'place' },
      { state: 'kept', resource: 'place' },
    ])
    expect(await school.as(buyer).call(getCheckout, { slug: event.slug, quantity: 1 })).toMatchObject({
      has_access: true,
    })
  })

  test('a refund frees one, and so does taking the access away; what is given counts as well', async () => {
    const event = await anEvent(school, { capacity: 1 })
    const [first, second] = [await aBuyer(), await aBuyer()]
    await buy(first, event)
    const given = { id: second.id, product_id: event.id, reason: 'Nagroda' }
    await expect(admin().call(giveAccess, given)).rejects.toMatchObject({
      status: 409,
      code: 'live-events.no-place-left',
    })
    const [order] = (await school.as(first).call(listMyOrders, {})).data
    await admin().call(refundOrder, { orderId: order!.id, reason: 'Choroba', access: 'take' })
    expect(await taken(event)).toEqual({ taken: 0, tickets: 0 })
    await expect(ticket(event, first)).rejects.toMatchObject({ status: 404 })
    await admin().call(giveAccess, given)
    expect(await taken(event)).toEqual({ taken: 1, tickets: 1 })
    await expect(buy(first, event)).rejects.toMatchObject(full)
    await admin().call(takeAccess, { id: second.id, productId: event.id, reason: 'Pomyłka' })
    await buy(first, event)
    expect(await taken(event)).toEqual({ taken: 1, tickets: 1 })
  })

  test('fewer than are taken cannot be set, and the database itself sells none too many', async () => {
    const event = await anEvent(school)
    for (const buyer of [await aBuyer(), await aBuyer()]) await buy(buyer, event)
    await expect(schedule(event, { capacity: 1 })).rejects.toMatchObject({
      status: 422,
      fields: { capacity: [expect.stringContaining('2')] },
    })
    expect(await schedule(event, { capacity: 2 })).toMatchObject({ capacity: 2, places_taken: 2, holders_count: 2 })
    await expect(buy(await aBuyer(), event)).rejects.toMatchObject(full)
    const unvoid = school.work(async ({ tx }) => {
      const [one] = await tx.select().from(tickets).limit(1)
      await tx.insert(tickets).values({ ...one!, id: newId(), grantId: newId(), code: '0000000000' })
    })
    await expect(unvoid).rejects.toThrow()
  })
})

test('what has taken place is not sold, nor what ends while somebody pays', async () => {
  const event = await anEvent(school, { dates: [aDate(-3), aDate(-1)] })
  expect(await page(event)).toMatchObject({ is_over: true, product: { is_enrollment_enabled: false } })
  await expect(buy(await aBuyer(), event)).rejects.toMatchObject({ code: 'checkout.enrollment-closed' })
  await schedule(event, { dates: [aDate(-3), aDate(1)] })
  await buy(await aBuyer(), event)
  expect(await taken(event)).toEqual({ taken: 1, tickets: 1 })
})

describe('whoever has a ticket', () => {
  test('agrees to what the law says of dates, gets the ticket by mail, and finds it with the link nobody else sees', async () => {
    const event = await anEvent(school)
    const buyer = await aBuyer()
    await expect(buy(buyer, event, { consents: ['terms'] })).rejects.toMatchObject({
      status: 422,
      fields: { 'consents.dated_event': [expect.any(String)] },
    })
    const { redirect } = await buy(buyer, event)
    expect(redirect).toMatch(/^\/payment\//)
    const { rows } = await school.work(({ tx }) => tx.execute(sql`select purchase_path from transactions`))
    expect(rows).toEqual([{ purchase_path: `/my/events/${event.slug}` }])
    const own = await ticket(event, buyer)
    expect(own).toMatchObject({ online_url: 'https://meet.test/swiatlo', holder: 'Żaneta Łoś', checked_in_at: null })
    expect(own.code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    expect(JSON.stringify(await page(event, buyer))).not.toContain('meet.test')
    expect((await school.as(buyer).call(listMyEvents, {})).data).toMatchObject([{ slug: event.slug, is_over: false }])
    await expect(ticket(event, await aBuyer())).rejects.toMatchObject({ status: 404 })
    const letters = () => school.work(({ tx }) => tx.select().from(mails).where(like(mails.cause, 'ticket:%')))
    await expect.poll(async () => (await letters()).length).toBe(1)
    const [letter] = await letters()
    expect(letter).toMatchObject({
      subject: 'Twój bilet: Wieczór przy świetle',
      attachment: { kind: 'live-event-calendar' },
    })
    expect(letter!.text).toContain(own.code)
  })

  test('gets a free one at once', async () => {
    const event = await anEvent(school, { amount: 0, capacity: 1 })
    const buyer = await aBuyer()
    const free = { encrypted_card: undefined, consents: ['terms' as const] }
    expect(await buy(buyer, event, free)).toEqual({ redirect: `/my/events/${event.slug}` })
    expect(await taken(event)).toEqual({ taken: 1, tickets: 1 })
    await expect(buy(await aBuyer(), event, free)).rejects.toMatchObject(full)
  })
})
