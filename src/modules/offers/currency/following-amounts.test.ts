import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { changePrice, getEditableProduct } from '#modules/catalog/contract.ts'
import { startEvergreenOffer } from '#modules/catalog/evergreen/contract.ts'
import { readReferences } from '#modules/catalog/index.ts'
import { startPromotion } from '#modules/catalog/promotions/contract.ts'
import { changeSeatPrices } from '#modules/catalog/seats/contract.ts'
import { priceHistory, promotions, variants } from '#modules/catalog/tables.ts'
import { transactions } from '#modules/payments/tables.ts'
import { getCurrencyChange, setCurrency } from '#modules/schools/currency/contract.ts'
import { clock, DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import type { SchoolCurrency } from '#platform/money.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { getCheckout, onePageCheckout } from '#modules/checkout/contract.ts'
import { getOrder } from '#modules/orders/contract.ts'
import { orderLines, orders } from '#modules/orders/tables.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket, type Market } from '#modules/checkout/testing.ts'
import { createBump, listBumps } from '../bumps/contract.ts'
import { getCode, resumeCode, updateCode } from '../codes/contract.ts'
import { aCode } from '../codes/testing.ts'
import { quoteCheckout } from '../contract.ts'

const SECURE = '4000002760003184'

type Purchase = Awaited<ReturnType<Market['aPurchase']>>

let school: TestSchool
let course: SoldProduct
const market = await aMarket()
await market.startWorking()
beforeEach(async () => {
  school = await market.aSchool()
  course = await market.aCourse(school, { amount: 21_900 })
})
afterAll(() => market.close())

const admin = () => school.as(school.admin)
const change = (currency: SchoolCurrency, from: SchoolCurrency = 'PLN') => admin().call(setCurrency, { currency, from })
const variantOf = async ({ id: productId }: SoldProduct) =>
  (await admin().call(getEditableProduct, { productId })).variants[0]!
const reduce = ({ id: productId, variantId }: SoldProduct, amount: number, starts_at: string | null = null) =>
  admin().call(startPromotion, { productId, variantId, amount, starts_at })
const buy = async (buyer: TestPerson, given: Parameters<Market['aPurchase']>[1] = {}) =>
  school.as(buyer).call(onePageCheckout, await market.aPurchase(school, { course, ...given }))
/** As a browser that asks again under the key of its purchase while there are too many at once. */
const endOf = async (buyer: TestPerson, purchase: Purchase): Promise<string> => {
  for (;;) {
    const end = await school
      .as(buyer)
      .call(onePageCheckout, purchase)
      .then(
        () => 'bought',
        (error: { code: string }) => error.code,
      )
    if (end !== 'error.overloaded') return end
  }
}
const orderOf = ({ id }: TestPerson) =>
  school.work(async ({ tx }) => {
    const [order] = await tx.select().from(orders).where(eq(orders.studentId, id))
    return order
  })
const shown = async () => (await school.as().call(getCheckout, { slug: course.slug })).quotes[0]!

test('prices keep their figures, several seats and what may be chosen as well', async () => {
  await admin().call(changeSeatPrices, {
    productId: course.id,
    variantId: course.variantId,
    seat_prices: [{ from: 5, amount: 19_900 }],
  })
  const chosen = await market.aCourse(school, { minimum_amount: 1_000, amount: 5_000 })
  await change('EUR')
  expect(await variantOf(course)).toMatchObject({
    amount: 21_900,
    currency: 'EUR',
    seat_prices: [{ from: 5, amount: 19_900 }],
  })
  expect(await variantOf(chosen)).toMatchObject({ amount: 5_000, minimum_amount: 1_000, currency: 'EUR' })
  expect(await shown()).toMatchObject({ amount: 21_900, currency: 'EUR' })
})

test('what is told beside the lowest price of before ends with it, and is counted before', async () => {
  const [planned, evergreen, extra] = [
    await market.aCourse(school),
    await market.aCourse(school),
    await market.aCourse(school, { amount: 8_000 }),
  ]
  await reduce(course, 14_900)
  await reduce(planned, 5_000, new Date(clock.now().getTime() + DAY).toISOString())
  await admin().call(startEvergreenOffer, {
    productId: evergreen.id,
    variantId: evergreen.variantId,
    amount: 5_000,
    duration_seconds: 3_600,
  })
  for (const [offered, price, value] of [
    [extra, 'amount', 4_900],
    [planned, 'percent', 20],
    [evergreen, 'usual', null],
  ] as const)
    await admin().call(createBump, { productId: course.id, offered_variant_id: offered.variantId, price, value })
  expect(await admin().call(getCurrencyChange)).toMatchObject({
    products: 4,
    promotions: 2,
    evergreen_offers: 1,
    bumps: 2,
    codes: 0,
    partners: 0,
  })
  await change('EUR')
  for (const each of [course, planned, evergreen])
    expect(await variantOf(each)).toMatchObject({ promotion: null, evergreen: null })
  const { data } = await admin().call(listBumps, { productId: course.id })
  expect(data.map(({ price, value, amount, currency }) => [price, value, amount, currency])).toEqual([
    ['usual', null, 8_000, 'EUR'],
    ['usual', null, 10_000, 'EUR'],
    ['usual', null, 10_000, 'EUR'],
  ])
  expect(await shown()).toMatchObject({ amount: 21_900, lines: [{ reference_amount: null, reductions: [] }] })
  expect(await admin().call(getCurrencyChange)).toMatchObject({ promotions: 0, evergreen_offers: 0, bumps: 0 })
  const ended = await school.work(({ tx }) => tx.select().from(promotions).where(isNull(promotions.endedAt)))
  expect(ended).toEqual([])
})

test('codes that name an amount or were announced stop; any other goes on', async () => {
  const percent = await aCode(school, { code: 'TANIEJ', value: 10 })
  const amount = await aCode(school, { code: 'DWADZIESCIA', kind: 'amount', value: 2_000 })
  const minimum = await aCode(school, { code: 'OD-STU', value: 10, minimum_amount: 10_000 })
  const announced = await aCode(school, { code: 'WSZYSCY', value: 10, is_announced: true })
  expect(await admin().call(getCurrencyChange)).toMatchObject({ codes: 3 })
  await change('EUR')
  const now = async ({ id }: { id: string }) => {
    const { code } = await admin().call(getCode, { codeId: id })
    return [code.state, code.currency, code.is_announced]
  }
  expect(await now(percent)).toEqual(['running', 'EUR', false])
  expect(await now(amount)).toEqual(['stopped', 'PLN', false])
  expect(await now(minimum)).toEqual(['stopped', 'PLN', false])
  expect(await now(announced)).toEqual(['stopped', 'EUR', false])
  const quoted = await school.as().call(quoteCheckout, {
    slug: course.slug,
    variant_id: course.variantId,
    promo_code: 'TANIEJ',
  })
  expect(quoted).toMatchObject({ amount: 19_710, currency: 'EUR', code: { problem: null } })
  await expect(admin().call(resumeCode, { codeId: amount.id })).rejects.toMatchObject({
    status: 409,
    code: 'checkout.code-in-another-currency',
  })
  await admin().call(resumeCode, { codeId: announced.id })
  const { code: anew } = await admin().call(updateCode, {
    codeId: amount.id,
    code: 'DWADZIESCIA',
    kind: 'amount',
    value: 500,
  })
  expect(anew).toMatchObject({ value: 500, currency: 'EUR', state: 'stopped' })
  await admin().call(resumeCode, { codeId: amount.id })
  expect(await now(amount)).toEqual(['running', 'EUR', false])
})

test('what it cost in another currency says nothing of its price now, and counts again in its own', async () => {
  const lowest = () =>
    school.work(async (ctx) => (await readReferences(ctx, [course.variantId], ctx.now)).get(course.variantId))
  const price = (amount: number) =>
    admin().call(changePrice, { productId: course.id, variantId: course.variantId, amount, access_length: 'forever' })
  await price(5_000)
  clock.moveBy(DAY)
  await price(9_000)
  await change('EUR')
  clock.moveBy(DAY)
  expect(await lowest()).toBe(9_000)
  await price(4_000)
  clock.moveBy(DAY)
  expect(await lowest()).toBe(4_000)
  await price(8_000)
  await change('PLN', 'EUR')
  clock.moveBy(DAY)
  expect(await lowest()).toBe(5_000)
  const [last] = await school.work(({ tx }) =>
    tx
      .select({ amount: priceHistory.amount, currency: priceHistory.currency })
      .from(priceHistory)
      .where(eq(priceHistory.variantId, course.variantId))
      .orderBy(desc(priceHistory.number))
      .limit(1),
  )
  expect(last).toEqual({ amount: 8_000, currency: 'PLN' })
})

test('nobody is charged the same figure in a currency that was not shown', async () => {
  const buyer = await school.aStudent()
  await change('EUR')
  await expect(buy(buyer)).rejects.toMatchObject({ status: 409, code: 'checkout.price-changed' })
  expect(await orderOf(buyer)).toBeUndefined()
  await buy(buyer, { currency: 'EUR' })
  expect(await orderOf(buyer)).toMatchObject({ amount: 21_900, currency: 'EUR' })
})

test('what is being paid for is paid in its own currency, and stays in it', async () => {
  const buyer = await school.aStudent()
  await buy(buyer, { card: SECURE })
  await change('EUR')
  const [paying] = await school.work(({ tx }) =>
    tx.select().from(transactions).where(eq(transactions.payerId, buyer.id)),
  )
  expect(paying).toMatchObject({ amount: 21_900, currency: 'PLN' })
  await fetch(paying!.authenticationUrl!, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ code: '123456' }),
  })
  await expect.poll(async () => (await orderOf(buyer))?.status).toBe('paid')
  const { id: orderId } = (await orderOf(buyer))!
  expect(await admin().call(getOrder, { orderId })).toMatchObject({ order: { amount: 21_900, currency: 'PLN' } })
})

test('of purchases beside a school that changes its currency, none has two', async () => {
  const extra = await market.aCourse(school, { amount: 8_000 })
  const { data } = await admin().call(createBump, {
    productId: course.id,
    offered_variant_id: extra.variantId,
    price: 'usual',
  })
  const buyers = await Promise.all(
    Array.from({ length: 24 }, () => school.aStudent({ email: `${newId()}@school.test` })),
  )
  const purchases = await Promise.all(
    buyers.map((_, nth) =>
      market.aPurchase(school, {
        course,
        amount: 29_900,
        bump_ids: [data[0]!.id],
        currency: nth % 2 === 0 ? 'PLN' : 'EUR',
      }),
    ),
  )
  const ends: string[] = []
  const half = Promise.withResolvers<void>()
  // A few at a time, so that some come before the change, some during it and some after.
  const waiting = [...buyers.entries()]
  const queue = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [nth, buyer] = next
      ends[nth] = await endOf(buyer, purchases[nth]!)
      if (waiting.length <= buyers.length / 2) half.resolve()
    }
  }
  const queues = [queue(), queue(), queue(), queue()]
  await half.promise
  await change('EUR')
  await Promise.all(queues)
  expect(new Set(ends)).toEqual(new Set(['bought', 'checkout.price-changed']))
  const rows = await school.work(({ tx }) =>
    tx
      .select({
        buyerId: orders.studentId,
        currencies: sql<string[]>`array_agg(distinct c.currency)`,
      })
      .from(orders)
      .innerJoin(
        sql`lateral (select ${orders.currency} union select currency from ${orderLines} where order_id = ${orders.id}
          union select currency from ${transactions} where order_id = ${orders.id}) c`,
        sql`true`,
      )
      .groupBy(orders.id),
  )
  expect(rows).toHaveLength(ends.filter((end) => end === 'bought').length)
  for (const { buyerId, currencies } of rows)
    expect(currencies).toEqual([purchases[buyers.findIndex(({ id }) => id === buyerId)]!.currency])
})

test('a line of an order in another currency is refused by the database', async () => {
  const buyer = await school.aStudent()
  await buy(buyer)
  const { id } = (await orderOf(buyer))!
  const other = school.work(async ({ tx }) => {
    const [line] = await tx.select().from(orderLines).where(eq(orderLines.orderId, id))
    await tx.insert(orderLines).values({ ...line!, id: newId(), kind: 'bump', position: 1, currency: 'EUR' })
  })
  await expect(other).rejects.toThrow('order_lines_in_currency_of_order')
})

test('10,000 products follow at once, each with its history', async () => {
  // A thousand at a time: one statement with all of them could take longer than any may.
  for (let from = 0; from < 10_000; from += 1_000)
    await school.work((ctx) =>
      ctx.tx.execute(sql`
      with made as (
        insert into products (id, school_id, kind, slug, title, status, published_at)
        select gen_random_uuid(), ${school.id}, 'course', 'c-' || n, 'Żółw ' || n, 'published', now()
        from generate_series(${from + 1}::int, ${from + 1_000}::int) n
        returning id
      ), priced as (
        insert into variants (id, product_id, position, amount, currency) select gen_random_uuid(), id, 1, 9900, 'PLN' from made returning id
      ), remembered as (
        insert into price_history (id, variant_id, number, amount, currency, applied_from) select gen_random_uuid(), id, 1, 9900, 'PLN', now() from priced
      )
      insert into promotions (id, variant_id, amount, starts_at, reference_amount) select gen_random_uuid(), id, 4900, now(), 9900 from priced`),
    )
  await change('CZK')
  const counted = await school.work(async ({ tx }) => ({
    priced: await tx.$count(variants, eq(variants.currency, 'CZK')),
    remembered: await tx.$count(priceHistory, and(eq(priceHistory.currency, 'CZK'), eq(priceHistory.number, 2))),
    reduced: await tx.$count(promotions, isNull(promotions.endedAt)),
  }))
  expect(counted).toEqual({ priced: 10_001, remembered: 10_001, reduced: 0 })
})
