import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { giveAccess, listStudentGrants, takeAccess } from '#modules/access/contract.ts'
import { products } from '#modules/catalog/tables.ts'
import { listPanelProducts, publishProduct } from '#modules/catalog/contract.ts'
import { getCheckout, onePageCheckout } from '#modules/checkout/contract.ts'
import { listMyOrders, refundOrder } from '#modules/orders/contract.ts'
import { orderLines } from '#modules/orders/tables.ts'
import { withdraw } from '#modules/orders/contract-withdrawals/contract.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket, CONSENTS, type Market } from '#modules/checkout/testing.ts'
import { listMyCommunities } from '#modules/communities/contract.ts'
import { aCommunity } from '#modules/communities/testing.ts'
import { bookWaiting, getWaiting, listMyBookings, listWaiting } from '#modules/consultations/bookings/contract.ts'
import { aConsultation } from '#modules/consultations/testing.ts'
import { listMyDownloads } from '#modules/downloads/contract.ts'
import { aDownload } from '#modules/downloads/testing.ts'
import { getMyTicket } from '#modules/live-events/contract.ts'
import { tickets } from '#modules/live-events/tables.ts'
import { anEvent } from '#modules/live-events/testing.ts'
import { mails } from '#modules/mails/tables.ts'
import { listMyMemberships } from '#modules/memberships/contract.ts'
import { aMembership } from '#modules/memberships/testing.ts'
import { notices } from '#modules/notifications/tables.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { changeBundleParts, getBundlePage } from './contract.ts'
import { partNews } from './part-news.ts'
import { aBundle } from './testing.ts'

const ALL = [...CONSENTS, 'service_now', 'service_waiver', 'dated_event'] as const
const NO_FUNDS = '4000000000009995'

let school: TestSchool
const market = await aMarket()
await market.startWorking()
beforeEach(async () => {
  school = await market.aSchool({ language: 'pl' })
})
afterAll(() => market.close())

const admin = () => school.as(school.admin)
const aBuyer = () => school.aStudent({ name: 'Żaneta Łoś', email: `${newId()}@school.test` })
const buy = async (buyer: TestPerson, course: SoldProduct, given: Parameters<Market['aPurchase']>[1] = {}) =>
  school.as(buyer).call(onePageCheckout, await market.aPurchase(school, { course, consents: [...ALL], ...given }))
const places = ({ id }: SoldProduct) =>
  school.work(async ({ tx }) => {
    const [row] = await tx.select({ sold: products.stockSold }).from(products).where(eq(products.id, id))
    return {
      taken: row!.sold,
      tickets: await tx.$count(tickets, and(eq(tickets.productId, id), isNull(tickets.voidedAt))),
    }
  })
const ordersOf = async (buyer: TestPerson) => (await school.as(buyer).call(listMyOrders, {})).data
const waitingOf = async (buyer: TestPerson) => (await school.as(buyer).call(listWaiting, {})).data
const change = (bundle: SoldProduct, parts: SoldProduct[], reaches_holders = false) =>
  admin().call(changeBundleParts, {
    bundleId: bundle.id,
    product_ids: parts.map(({ id }) => id),
    reaches_holders,
  })

/** One of each kind, as a bundle. */
async function ofEveryKind(given: { capacity?: number } = {}) {
  const course = await market.aCourse(school, { title: 'Żłobienie', amount: 10_000 })
  const download = await aDownload(market, school)
  const event = await anEvent(school, { capacity: given.capacity ?? 5 })
  const consultation = await aConsultation(school)
  const community = await aCommunity(school)
  const membership = await aMembership(school, { product_ids: [course.id] })
  const parts = [course, download, event, consultation, community, membership]
  return { course, download, event, consultation, community, membership, parts, bundle: await aBundle(school, parts) }
}

describe('a bundle of every kind', () => {
  test('asks what each part asks by itself, opens each as if it were bought so, and takes each back', async () => {
    const { bundle, event, consultation, course, parts } = await ofEveryKind()
    const buyer = await aBuyer()
    const checkout = await school.as(buyer).call(getCheckout, { slug: bundle.slug, quantity: 1 })
    expect(checkout.quotes[0]!.consents).toEqual([
      'terms',
      'digital_content_now',
      'digital_content_waiver',
      'service_now',
      'service_waiver',
      'dated_event',
    ])
    expect(checkout.can_be_gift).toBe(false)
    await expect(buy(buyer, bundle, { consents: [...CONSENTS] })).rejects.toMatchObject({
      status: 422,
      fields: { 'consents.dated_event': [expect.any(String)], 'consents.service_waiver': [expect.any(String)] },
    })
    await buy(buyer, bundle)
    expect(await places(event)).toEqual({ taken: 1, tickets: 1 })
    const ticket = await school.as(buyer).call(getMyTicket, { eventSlug: event.slug })
    expect(ticket.holder).toBe('Żaneta Łoś')
    const [waiting] = await waitingOf(buyer)
    const choice = await school.as(buyer).call(getWaiting, { waitingId: waiting!.grant_id })
    const slot = choice.slots[0]!.starts_at
    await school.as(buyer).call(bookWaiting, { waitingId: waiting!.grant_id, slot })
    expect(await school.as(buyer).call(listMyDownloads, {})).toMatchObject({ data: [{ title: 'Zeszyt i dźwięk' }] })
    expect((await school.as(buyer).call(listMyCommunities, {})).data).toHaveLength(1)
    expect((await school.as(buyer).call(listMyMemberships, {})).data).toHaveLength(1)
    const page = await school.as(buyer).call(getBundlePage, { bundleSlug: bundle.slug })
    expect(page.parts.map(({ kind, is_owned, chooses_time }) => [kind, is_owned, chooses_time])).toEqual([
      ['course', true, false],
      ['download', true, false],
      ['live_event', true, false],
      ['consultation', false, true],
      ['community', true, false],
      ['membership', true, false],
    ])
    expect(page.parts[2]!.takes_place_from).not.toBeNull()
    const [line] = await school.work(({ tx }) => tx.select().from(orderLines))
    expect(line!.parts.map(({ productId }) => productId)).toEqual(parts.map(({ id }) => id))
    expect(line!.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(15_000)

    const [order] = await ordersOf(buyer)
    await admin().call(refundOrder, { orderId: order!.id, reason: 'Obiecane', access: 'take' })
    expect(await places(event)).toEqual({ taken: 0, tickets: 0 })
    const { data: booked } = await school.as(buyer).call(listMyBookings, { when: 'past' })
    expect(booked.map(({ is_cancelled }) => is_cancelled)).toEqual([true])
    expect((await school.as(buyer).call(listMyDownloads, {})).data).toEqual([])
    expect((await school.as(buyer).call(listMyCommunities, {})).data).toEqual([])
    expect((await school.as(buyer).call(listMyMemberships, {})).data).toEqual([])
    await buy(buyer, course)
    await buy(buyer, bundle)
    expect(await places(event)).toEqual({ taken: 1, tickets: 1 })
    expect(await waitingOf(buyer)).toMatchObject([{ slug: consultation.slug }])
  })

  test('is sold out with its event, whoever buys it by itself or within, and never has one too many', async () => {
    const { bundle, event } = await ofEveryKind({ capacity: 3 })
    const poor = await aBuyer()
    await buy(poor, bundle, { card: NO_FUNDS })
    expect(await places(event)).toEqual({ taken: 0, tickets: 0 })
    const buyers = await Promise.all(Array.from({ length: 8 }, aBuyer))
    const outcomes = await Promise.allSettled(buyers.map((buyer, at) => buy(buyer, at % 2 ? event : bundle)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'checkout.sold-out' })
    expect(await places(event)).toEqual({ taken: 3, tickets: 3 })
    const checkout = await school.as().call(getCheckout, { slug: bundle.slug, quantity: 1 })
    expect(checkout.product.sale).toMatchObject({ state: 'sold_out', places_left: 0 })
    await expect(buy(await aBuyer(), bundle)).rejects.toMatchObject({ code: 'checkout.sold-out' })
  })

  test('that is given by the school gives and takes all of it', async () => {
    const { bundle, event } = await ofEveryKind()
    const student = await aBuyer()
    await admin().call(giveAccess, { id: student.id, product_id: bundle.id, reason: 'Nagroda', access_days: 10 })
    const { data } = await admin().call(listStudentGrants, { id: student.id })
    const endless = data.filter(({ ends_at }) => ends_at === null).map(({ product }) => product.title)
    expect(endless.toSorted()).toEqual(['Rozmowa o świetle', 'Wieczór przy świetle'])
    await admin().call(takeAccess, { id: student.id, productId: bundle.id, reason: 'Pomyłka' })
    expect(await places(event)).toEqual({ taken: 0, tickets: 0 })
    expect(await waitingOf(student)).toEqual([])
  })

  test('is withdrawn from for what can be: its membership alone, at its share, and the rest stays', async () => {
    const { bundle, event, membership, course } = await ofEveryKind()
    const buyer = await aBuyer()
    await buy(buyer, bundle)
    const [order] = await ordersOf(buyer)
    expect(order!.withdrawable_until).not.toBeNull()
    await school.as().call(withdraw, { name: 'Żaneta Łoś', email: buyer.email, order: order!.number })
    expect((await school.as(buyer).call(listMyMemberships, {})).data).toEqual([])
    expect((await school.as(buyer).call(listMyCommunities, {})).data).toEqual([])
    expect(await places(event)).toEqual({ taken: 1, tickets: 1 })
    const { data } = await admin().call(listStudentGrants, { id: buyer.id })
    const gone = data.filter(({ state }) => state === 'revoked').map(({ product }) => product.id)
    expect(gone).toContain(membership.id)
    expect(gone).not.toContain(course.id)
  })
})

describe('what is added later', () => {
  const pending = ({ id }: TestPerson) =>
    school.work(({ tx }) =>
      tx
        .select({ kind: notices.kind, itemId: notices.itemId })
        .from(notices)
        .where(sql`person_id = ${id}`),
    )

  test('reaches holders with their places and times, and tells them of each part once', async () => {
    const [one, two] = [await market.aCourse(school), await market.aCourse(school)]
    const bundle = await aBundle(school, [one, two])
    const holder = await aBuyer()
    await buy(holder, bundle)
    const [event, consultation] = [await anEvent(school, { capacity: 1 }), await aConsultation(school)]
    await change(bundle, [one, two, event, consultation], true)
    await expect.poll(() => pending(holder)).toHaveLength(2)
    expect(await places(event)).toEqual({ taken: 1, tickets: 1 })
    expect(await waitingOf(holder)).toMatchObject([{ slug: consultation.slug }])
    const news = await school.work((ctx) =>
      partNews.read(
        { ...ctx, actor: { role: 'student', id: holder.id, name: holder.name, email: holder.email } },
        [event, consultation].map(({ id }) => ({ kind: 'part' as const, itemId: id })),
        'pl',
      ),
    )
    expect(news.map(({ said }) => said)).toEqual([
      'Do zestawu „Książki i światło” doszło „Rozmowa o świetle” i jest już Twoje',
      'Do zestawu „Książki i światło” doszło „Wieczór przy świetle” i jest już Twoje',
    ])
    await change(bundle, [one, two])
    await change(bundle, [one, two, consultation], true)
    const written = () => school.work(({ tx }) => tx.$count(mails))
    const before = await written()
    expect(await pending(holder)).toHaveLength(2)
    expect(await written()).toBe(before)
  })

  test('is refused where it has fewer places than there are holders', async () => {
    const [one, two] = [await market.aCourse(school), await market.aCourse(school)]
    const bundle = await aBundle(school, [one, two])
    for (const each of [await aBuyer(), await aBuyer()]) await buy(each, bundle)
    const event = await anEvent(school, { capacity: 1 })
    await expect(change(bundle, [one, two, event], true)).rejects.toMatchObject({
      status: 422,
      fields: { product_ids: [expect.stringContaining('Wieczór przy świetle')] },
    })
    expect((await change(bundle, [one, two, event])).data).toHaveLength(3)
    expect(await places(event)).toEqual({ taken: 0, tickets: 0 })
  })
})

test('an admin chooses among all that can be a part', async () => {
  const { bundle } = await ofEveryKind()
  const found = (await admin().call(listPanelProducts, { part: '1' })).data
  expect(new Set(found.map(({ kind }) => kind))).toEqual(
    new Set(['course', 'download', 'live_event', 'consultation', 'community', 'membership']),
  )
  const outer = await aBundle(school, [], { published: false })
  await expect(change(outer, [bundle])).rejects.toMatchObject({ status: 422 })
  await expect(admin().call(publishProduct, { productId: outer.id })).rejects.toMatchObject({ status: 409 })
})
