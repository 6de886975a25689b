import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { isGranted } from '#modules/access/index.ts'
import { grants } from '#modules/access/tables.ts'
import { aBundle } from '#modules/bundles/testing.ts'
import { listPanelProducts } from '#modules/catalog/contract.ts'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import { PRODUCT_KINDS, type ProductKind } from '#modules/catalog/vocabulary.ts'
import { aCommunity } from '#modules/communities/testing.ts'
import { aConsultation } from '#modules/consultations/testing.ts'
import { bookings } from '#modules/consultations/tables.ts'
import { aDownload } from '#modules/downloads/testing.ts'
import { aDate, anEvent } from '#modules/live-events/testing.ts'
import { tickets } from '#modules/live-events/tables.ts'
import { mails } from '#modules/mails/tables.ts'
import { aMembership } from '#modules/memberships/testing.ts'
import { transactions } from '#modules/payments/tables.ts'
import type { ApiProblem } from '#platform/contract/client.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { getCheckout, onePageCheckout } from '#modules/checkout/contract.ts'
import { refundOrder } from '#modules/orders/contract.ts'
import { orderLines, orders } from '#modules/orders/tables.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket, CONSENTS, type Market } from '#modules/checkout/testing.ts'
import type { ConsentKind } from '#modules/orders/vocabulary.ts'
import { getUpsell, orderUpsell, storeUpsell } from '../upsells/contract.ts'
import { createBump } from './contract.ts'

let school: TestSchool
let course: SoldProduct
const market = await aMarket()
await market.startWorking()
beforeEach(async () => {
  school = await market.aSchool()
  course = await market.aCourse(school, { title: 'Light', amount: 10_000 })
})
afterAll(() => market.close())

const another = (title: string) => market.aCourse(school, { title, amount: 3_000 })
/** What holds something before it can be sold; all else is sold as it is made. */
const MADE: { [kind in ProductKind]?: () => Promise<SoldProduct> } = {
  bundle: async () => aBundle(school, [await another('Ink'), await another('Paper')]),
  download: () => aDownload(market, school),
  consultation: () => aConsultation(school),
  live_event: () => anEvent(school, { capacity: 3, dates: [aDate(7)] }),
  membership: async () => aMembership(school, { product_ids: [(await another('Glue')).id] }),
  community: () => aCommunity(school),
}
const made = (kind: ProductKind) =>
  MADE[kind]?.() ?? market.aCourse(school, { kind, title: `A ${kind}`, amount: 4_000 })
/** Beside what is asked of whoever buys a course. */
const ASKED: Record<(typeof KINDS)[ProductKind]['sells'], ConsentKind[]> = {
  'digital-content': [],
  'dated-event': ['dated_event'],
  service: ['service_now', 'service_waiver'],
}

const admin = () => school.as(school.admin)
const termsOf = ({ variantId: offered_variant_id }: SoldProduct) => ({
  productId: course.id,
  offered_variant_id,
  price: 'percent' as const,
  value: 50,
})
const beside = async (offered: SoldProduct) => (await admin().call(createBump, termsOf(offered))).data.at(-1)!.id
const buy = async (buyer: TestPerson, given: Parameters<Market['aPurchase']>[1]) =>
  school.as(buyer).call(onePageCheckout, await market.aPurchase(school, { course, ...given }))
const has = (buyer: TestPerson, { id }: SoldProduct) => school.work((ctx) => isGranted(ctx, buyer.id, id))
const paymentsOf = ({ id }: TestPerson) =>
  school.work(({ tx }) =>
    tx.select().from(transactions).where(eq(transactions.payerId, id)).orderBy(transactions.createdAt),
  )
const ordersOf = ({ id }: TestPerson) =>
  school.work(({ tx }) => tx.select().from(orders).where(eq(orders.studentId, id)).orderBy(orders.createdAt))
const letterTo = ({ email }: TestPerson, words: string) =>
  expect
    .poll(
      async () =>
        (await school.work(({ tx }) => tx.select().from(mails).where(eq(mails.to, email)))).filter(({ text }) =>
          text.includes(words),
        ).length,
    )
    .toBe(1)

describe.each(PRODUCT_KINDS)('a %s', (kind) => {
  const { sells, isBooked, hasTickets } = KINDS[kind]
  const consents = [...CONSENTS, ...ASKED[sells]]

  test('is found by its admin, bought beside another product at its own price, and taken away with its line', async () => {
    const offered = await made(kind)
    const { data } = await admin().call(listPanelProducts, {})
    expect(data).toContainEqual(expect.objectContaining({ id: offered.id, kind }))
    const bumpId = await beside(offered)
    const buyer = await school.aStudent()
    const shown = await school.as(buyer).call(getCheckout, { slug: course.slug, bumps: bumpId })
    expect(shown.bumps).toMatchObject([
      {
        product_id: offered.id,
        amount: offered.amount / 2,
        is_added: true,
        takes_place_from: hasTickets ? expect.any(String) : null,
        chooses_time: isBooked,
      },
    ])
    expect(new Set(shown.quotes[0]!.consents)).toEqual(new Set(consents))
    const wanted = { bump_ids: [bumpId], amount: 10_000 + offered.amount / 2 }
    if (ASKED[sells].length > 0) await expect(buy(buyer, wanted)).rejects.toMatchObject({ status: 422 })
    await buy(buyer, { ...wanted, consents })
    expect([await has(buyer, course), await has(buyer, offered)]).toEqual([true, true])
    const [order] = await ordersOf(buyer)
    const lines = await school.work(({ tx }) =>
      tx.select().from(orderLines).where(eq(orderLines.orderId, order!.id)).orderBy(orderLines.position),
    )
    expect(lines).toMatchObject([
      { kind: 'main', amount: 10_000 },
      { kind: 'bump', standardAmount: offered.amount, amount: offered.amount / 2, quantity: 1 },
    ])
    await admin().call(refundOrder, {
      orderId: order!.id,
      order_line_id: lines[1]!.id,
      reason: 'Asked for',
      access: 'take',
    })
    expect([await has(buyer, course), await has(buyer, offered)]).toEqual([true, false])
  })

  test('is offered after another was bought, and theirs by one press, however often they press', async () => {
    const offered = await made(kind)
    await admin().call(storeUpsell, termsOf(offered))
    const buyer = await school.aStudent()
    await buy(buyer, { consents: [...CONSENTS, 'keep_card'] })
    const { hash } = (await paymentsOf(buyer))[0]!
    const { upsell } = await school.as(buyer).call(getUpsell, { hash })
    expect(upsell).toMatchObject({
      product: { id: offered.id, kind },
      amount: offered.amount / 2,
      chooses_time: isBooked,
      card: { last4: '1111' },
    })
    const press = () =>
      school.as(buyer).call(orderUpsell, {
        orderId: upsell!.order_id,
        amount: offered.amount / 2,
        currency: 'PLN',
        consents: upsell!.consents,
      })
    const pressed = await Promise.all(Array.from({ length: 4 }, press))
    expect(new Set(pressed.map(({ redirect }) => redirect)).size).toBe(1)
    expect((await paymentsOf(buyer)).map(({ status }) => status)).toEqual(['PERFORMED', 'PERFORMED'])
    const given = and(eq(grants.studentId, buyer.id), eq(grants.productId, offered.id))
    expect(await school.work(({ tx }) => tx.$count(grants, given))).toBe(1)
  })
})

test('of a consultation the time is chosen afterwards, of which its buyer is told', async () => {
  const talk = await aConsultation(school, { title: 'A talk' })
  const buyer = await school.aStudent()
  await buy(buyer, {
    bump_ids: [await beside(talk)],
    amount: 15_000,
    consents: [...CONSENTS, ...ASKED.service],
  })
  expect(await school.work(({ tx }) => tx.$count(bookings, eq(bookings.studentId, buyer.id)))).toBe(0)
  await letterTo(buyer, '/my/consultations')
})

test('of the last place at an event, six who add it at once: one has it, and nobody pays in vain', async () => {
  const evening = await anEvent(school, { capacity: 1 })
  const bumpId = await beside(evening)
  const buyers = await Promise.all(Array.from({ length: 6 }, () => school.aStudent()))
  const consents = [...CONSENTS, ...ASKED['dated-event']]
  const tries = await Promise.allSettled(
    buyers.map((buyer) => buy(buyer, { bump_ids: [bumpId], amount: 15_000, consents })),
  )
  const refused = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason as ApiProblem] : []))
  expect(refused).toHaveLength(5)
  for (const each of refused) expect(each).toMatchObject({ status: 422, fields: { bump_ids: [expect.any(String)] } })
  expect((await Promise.all(buyers.map(paymentsOf))).flat()).toHaveLength(1)
  expect(await school.work(({ tx }) => tx.$count(tickets, eq(tickets.productId, evening.id)))).toBe(1)
  expect((await school.as().call(getCheckout, { slug: course.slug })).bumps).toEqual([])
})
