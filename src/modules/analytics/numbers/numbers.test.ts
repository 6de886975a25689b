import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { listCodes } from '#modules/offers/codes/contract.ts'
import { aCode } from '#modules/offers/codes/testing.ts'
import { orderLines, orders } from '#modules/orders/tables.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { refundOrder } from '#modules/orders/contract.ts'
import { disputes, transactions } from '#modules/payments/tables.ts'
import { getDashboard } from '../contract.ts'
import { partnerClicks } from '#modules/partners/tables.ts'
import { aPartner } from '#modules/partners/testing.ts'
import { setCurrency } from '#modules/schools/currency/contract.ts'
import { clock, DAY, SECOND } from '#platform/clock.ts'
import { newId, newSecret } from '#platform/ids.ts'
import { productVisits } from '../tables.ts'
import { getCodeReport, getProductNumbers } from './contract.ts'

const market = await aMarket()
const school = await market.aSchool()
const course = await market.aCourse(school, { amount: 10_000 })
afterAll(() => market.close())

const admin = () => school.as(school.admin)
const numbers = (days?: number) => admin().call(getProductNumbers, { productId: course.id, days })

async function buy(given: { promo_code?: string; amount?: number; campaign?: string } = {}) {
  const buyer = await school.aStudent({ email: `${newId()}@school.test` })
  const purchase = await market.aPurchase(school, { course, ...given })
  await school.as(buyer).call(onePageCheckout, purchase)
  const [order] = await school.work(({ tx }) => tx.select().from(orders).where(eq(orders.studentId, buyer.id)))
  return order!
}

test('what was looked at stands beside what came of it, told apart by campaign, code and what was taken along', async () => {
  await aCode(school, { code: 'LATO' })
  await buy()
  await buy({ campaign: 'utm_campaign=Jesie%C5%84&utm_source=Meta&fbclid=1' })
  const reduced = await buy({ promo_code: 'lato', amount: 8_000, campaign: 'utm_source=meta&utm_campaign=jesień' })
  await school.work(async ({ tx, now }) => {
    const on = now.toISOString().slice(0, 10)
    const earlier = new Date(now.getTime() - 10 * DAY).toISOString().slice(0, 10)
    await tx.insert(productVisits).values([
      { productId: course.id, on, views: 6, checkouts: 4 },
      { productId: course.id, on, campaign: 'utm_source=meta&utm_campaign=jesie%C5%84', views: 4, checkouts: 3 },
      { productId: course.id, on: earlier, campaign: 'utm_source=old', views: 9, checkouts: 1 },
    ])
  })
  const beside = await market.aCourse(school, { title: 'Igła', amount: 1_500 })
  await school.work(({ tx }) =>
    tx.insert(orderLines).values({
      orderId: reduced.id,
      kind: 'bump',
      position: 1,
      productId: beside.id,
      variantId: beside.variantId,
      title: 'Igła',
      standardAmount: 1_500,
      amount: 1_500,
      currency: 'PLN',
      accessDays: 0,
      vatRate: 23,
    }),
  )
  expect(await numbers(7)).toMatchObject({
    views: { now: 10, before: 9 },
    checkouts: { now: 7, before: 1 },
    sold: { now: 3, before: 0 },
    amount: { now: 28_000, before: 0 },
    variants: [{ sold: 3, amount: 28_000, refunded_amount: 0 }],
    codes: [{ code: 'LATO', sold: 1, amount: 8_000, discount_amount: 2_000 }],
    bumps: [{ title: 'Igła', sold: 1, amount: 1_500 }],
    campaigns: [
      { source: 'meta', medium: '', campaign: 'jesień', views: 4, checkouts: 3, sold: 2, amount: 18_000 },
      { source: '', medium: '', campaign: '', views: 6, checkouts: 4, sold: 1, amount: 10_000 },
    ],
  })
})

test('what went back stands beside what was paid, on the day it was paid', async () => {
  const order = await buy()
  await admin().call(refundOrder, { orderId: order.id, reason: 'Na prośbę', access: 'take' })
  await expect.poll(async () => (await numbers(7)).refunded_amount).toEqual({ now: 10_000, before: 0 })
  clock.moveBy(7 * DAY)
  const later = await numbers(7)
  clock.moveBy(-7 * DAY)
  expect(later).toMatchObject({ sold: { now: 0, before: 4 }, refunded_amount: { now: 0, before: 10_000 } })
})

test('what came by a partner’s link stands beside the clicks on links to the product', async () => {
  const sold = await market.aCourse(school, { amount: 10_000 })
  const { id, name, code } = await aPartner(school)
  const browser = `${newSecret()}; katedra_partner=${code}.${Math.floor(clock.now().getTime() / SECOND)}`
  const buyer = await school.aStudent({ email: `${newId()}@school.test` })
  await school.as(buyer, browser).call(onePageCheckout, await market.aPurchase(school, { course: sold }))
  await school.work(async ({ tx, now }) => {
    const on = now.toISOString().slice(0, 10)
    await tx.insert(partnerClicks).values([
      { partnerId: id, productId: sold.id, on, clicks: 4 },
      { partnerId: id, on, clicks: 9 },
      { partnerId: id, productId: sold.id, on: '2020-01-01', clicks: 9 },
    ])
  })
  const { partners } = await admin().call(getProductNumbers, { productId: sold.id, days: 7 })
  expect(partners).toEqual([
    { id, name, clicks: 4, sold: 1, renewals: 0, renewals_amount: 0, amount: 10_000, refunded_amount: 0, others: [] },
  ])
  expect((await numbers(7)).partners).toEqual([])
})

test('promo codes are reported over all that was bought, each order once', async () => {
  const at = await market.aSchool()
  const [one, other] = [await market.aCourse(at, { amount: 10_000 }), await market.aCourse(at, { amount: 5_000 })]
  await aCode(at, { code: 'Zima' })
  await aCode(at, { code: 'Nikt' })
  for (const [sold, amount] of [
    [one, 8_000],
    [other, 4_000],
  ] as const) {
    const buyer = await at.aStudent({ email: `${newId()}@school.test` })
    const purchase = await market.aPurchase(at, { course: sold, promo_code: 'zima', amount })
    await at.as(buyer).call(onePageCheckout, purchase)
  }
  const report = (days: number) => at.as(at.admin).call(getCodeReport, { days })
  expect(await report(7)).toEqual({
    days: 7,
    currency: 'PLN',
    codes: [
      {
        code: 'ZIMA',
        sold: 2,
        renewals: 0,
        renewals_amount: 0,
        amount: 12_000,
        refunded_amount: 0,
        others: [],
        discount_amount: 3_000,
        other_discounts: [],
      },
    ],
  })
  clock.moveBy(7 * DAY)
  const later = await report(7)
  clock.moveBy(-7 * DAY)
  expect(later.codes).toEqual([])
  await expect(at.as(at.student).call(getCodeReport, {})).rejects.toMatchObject({ status: 403 })
})

test('a payment that failed is no sale', async () => {
  const { sold } = await numbers(7)
  const buyer = await school.aStudent({ email: `${newId()}@school.test` })
  const purchase = await market.aPurchase(school, { course, card: '4000000000009995' })
  await school.as(buyer).call(onePageCheckout, purchase)
  expect((await numbers(7)).sold).toEqual(sold)
})

test('only admins of the school read them', async () => {
  const other = await market.aSchool()
  const of = { productId: course.id }
  await expect(school.as(school.student).call(getProductNumbers, of)).rejects.toMatchObject({ status: 403 })
  await expect(school.as().call(getProductNumbers, of)).rejects.toMatchObject({ status: 401 })
  await expect(other.as(other.admin).call(getProductNumbers, of)).rejects.toMatchObject({ status: 404 })
  await expect(admin().call(getProductNumbers, { ...of, days: 0 })).rejects.toMatchObject({ status: 422 })
})

test('what was paid in another currency stands beside it, by what it is told apart by as well', async () => {
  const here = await market.aSchool()
  const sold = await market.aCourse(here, { amount: 10_000 })
  await aCode(here, { code: 'JESIEN' })
  const sell = async (given: { amount: number; currency: string }) => {
    const buyer = await here.aStudent({ email: `${newId()}@school.test` })
    const purchase = await market.aPurchase(here, {
      course: sold,
      promo_code: 'jesien',
      campaign: 'utm_source=meta',
      ...given,
    })
    await here.as(buyer).call(onePageCheckout, purchase)
    return here.work(async ({ tx }) => (await tx.select().from(orders).where(eq(orders.studentId, buyer.id)))[0]!)
  }
  const first = await sell({ amount: 8_000, currency: 'PLN' })
  await here
    .as(here.admin)
    .call(refundOrder, { orderId: first.id, refund_amount: 3_000, refund_key: newId(), reason: 'Part', access: 'keep' })
  await here.as(here.admin).call(setCurrency, { currency: 'EUR', from: 'PLN' })
  await sell({ amount: 8_000, currency: 'EUR' })
  await sell({ amount: 8_000, currency: 'EUR' })
  const seen = async () => here.as(here.admin).call(getProductNumbers, { productId: sold.id, days: 7 })
  await expect.poll(async () => (await seen()).others[0]?.refunded_amount.now).toBe(3_000)
  const told = {
    sold: 3,
    amount: 16_000,
    refunded_amount: 0,
    others: [{ currency: 'PLN', amount: 8_000, refunded_amount: 3_000 }],
  }
  expect(await seen()).toMatchObject({
    currency: 'EUR',
    sold: { now: 3, before: 0 },
    amount: { now: 16_000, before: 0 },
    others: [{ currency: 'PLN', amount: { now: 8_000, before: 0 }, refunded_amount: { now: 3_000, before: 0 } }],
    variants: [told],
    codes: [{ ...told, discount_amount: 4_000, other_discounts: [{ currency: 'PLN', amount: 2_000 }] }],
    campaigns: [{ ...told, source: 'meta' }],
  })
  const { data } = await here.as(here.admin).call(listCodes, {})
  expect(data).toMatchObject([
    { revenue: { amount: 16_000, currency: 'EUR' }, other_revenues: [{ amount: 8_000, currency: 'PLN' }] },
  ])
})

test('disputes of its payments are counted in the period in which they came, whatever beside it they are of', async () => {
  const at = await market.aSchool()
  const [one, other] = [await market.aCourse(at), await market.aCourse(at)]
  for (const each of [one, one, other]) {
    const buyer = await at.aStudent({ email: `${newId()}@school.test` })
    await at.as(buyer).call(onePageCheckout, await market.aPurchase(at, { course: each }))
  }
  await at.work(async ({ tx, now }) => {
    const paid = await tx
      .select({ id: transactions.id, productId: orders.productId })
      .from(transactions)
      .innerJoin(orders, eq(orders.id, transactions.orderId))
    const [now1, before1] = paid.filter(({ productId }) => productId === one.id)
    const [now2] = paid.filter(({ productId }) => productId === other.id)
    const tenDaysAgo = new Date(now.getTime() - 10 * DAY)
    await tx.insert(disputes).values([
      { transactionId: now1!.id, state: 'open' },
      { transactionId: before1!.id, state: 'unknown', createdAt: tenDaysAgo },
      { transactionId: now2!.id, state: 'open' },
    ])
  })
  const counted = async (productId: string) =>
    (await at.as(at.admin).call(getProductNumbers, { productId, days: 7 })).disputes
  expect(await counted(one.id)).toEqual({ now: 1, before: 1 })
  expect(await counted(other.id)).toEqual({ now: 1, before: 0 })
  expect((await at.as(at.admin).call(getDashboard, { days: 7 })).disputes).toEqual({ now: 2, before: 1 })
})
