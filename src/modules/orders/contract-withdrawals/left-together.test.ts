import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { findAccessSpan } from '#modules/access/index.ts'
import { mails } from '#modules/mails/tables.ts'
import { transactions } from '#modules/payments/tables.ts'
import { newId } from '#platform/ids.ts'
import { rewriting } from '#test/rewriting.ts'
import type { TestPerson } from '#test/world.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { quoteCheckout } from '#modules/offers/contract.ts'
import { aCourseInParts, type CourseInParts } from '#modules/offers/owned/testing.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { listMyOrders } from '../contract.ts'
import { claims, orders } from '../tables.ts'
import { findLeftWith, refundContractWithdrawal, withdraw } from './contract.ts'
import { contractWithdrawals } from './tables.ts'

let course: CourseInParts
let buyer: TestPerson
const market = await aMarket()
await market.startWorking()
const school = await market.aSchool()
beforeEach(async () => {
  await market.app.units.withoutSchool('each test begins without uses', (tx) => tx.execute('delete from rate_limits'))
  course = await aCourseInParts(school)
  buyer = await school.aStudent({ name: 'Żaneta Łoś', email: `${newId()}@school.test` })
})
afterAll(() => market.close())

/** Without `waived` its buyer kept the right to withdraw. */
async function buy(wanted: SoldProduct, amount: number, { waived = false } = {}) {
  const sent = await market.aPurchase(school, { course: wanted, amount })
  await school.as(buyer).call(onePageCheckout, sent)
  const [order] = await school.work(({ tx }) =>
    tx.select().from(orders).where(eq(orders.checkoutKey, sent.checkout_key)),
  )
  if (!waived)
    await rewriting(market.app.units, (tx) =>
      tx
        .update(orders)
        .set({ consents: sql`jsonb_path_query_array(consents, '$[*] ? (@.kind == "terms")')` })
        .where(eq(orders.id, order!.id)),
    )
  return order!
}
type Bought = Awaited<ReturnType<typeof buy>>
const state = ({ number }: Bought, by?: TestPerson) =>
  school.as(by).call(withdraw, { name: 'Żaneta Łoś', email: buyer.email, order: number })
const rowOf = ({ id }: Bought) =>
  school.work(
    async ({ tx }) => (await tx.select().from(contractWithdrawals).where(eq(contractWithdrawals.orderId, id)))[0],
  )
const letters = () =>
  school.work(({ tx }) =>
    tx
      .select()
      .from(mails)
      .where(and(eq(mails.to, buyer.email), like(mails.cause, 'withdrawal:%'))),
  )
const mayWatch = () => school.work(async (ctx) => (await findAccessSpan(ctx, buyer.id, course.courseId)) !== undefined)
const leftWith = ({ number }: Bought, by = buyer) => school.as(by).call(findLeftWith, { order: number })
const untilOf = async ({ number }: Bought) =>
  (await school.as(buyer).call(listMyOrders, {})).data.find((each) => each.number === number)!.withdrawable_until

test('leaving the lesser one is leaving both, said before, in one act, and each payment goes back by itself', async () => {
  const lesser = await buy(course.first, 10_000)
  const better = await buy(course.whole, 20_000)
  expect(await leftWith(lesser)).toEqual({ also: [{ number: better.number, title: 'Światło i cień – Całość' }] })
  expect(await leftWith(better)).toEqual({ also: [] })
  await state(lesser, buyer)
  expect(await rowOf(lesser)).toMatchObject({ verdict: 'accepted', dueAmount: 10_000 })
  expect(await rowOf(better)).toMatchObject({ verdict: 'accepted', dueAmount: 20_000 })
  for (const row of [await rowOf(lesser), await rowOf(better)])
    expect(row!.text).toBe(
      `I withdraw from the contract I made with Szkoła Żółw by order number ${lesser.number}. I also withdraw from the contract for “Światło i cień – Całość”, order number ${better.number}, towards which this order was counted.`,
    )
  expect(await mayWatch()).toBe(false)
  expect(await letters()).toHaveLength(2)
  for (const each of [better, lesser])
    await school.as(school.admin).call(refundContractWithdrawal, { withdrawalId: (await rowOf(each))!.id })
  await expect
    .poll(() =>
      school.work(({ tx }) =>
        tx
          .select({ amount: transactions.amount, refunded: transactions.refundedAmount })
          .from(transactions)
          .where(eq(transactions.payerId, buyer.id))
          .orderBy(transactions.amount),
      ),
    )
    .toEqual([
      { amount: 10_000, refunded: 10_000 },
      { amount: 20_000, refunded: 20_000 },
    ])
})

test('a double click and both orders named at once are one withdrawal of each', async () => {
  const lesser = await buy(course.first, 10_000)
  const better = await buy(course.whole, 20_000)
  await Promise.all([state(lesser), state(better), state(lesser, buyer)])
  expect([(await rowOf(lesser))!.verdict, (await rowOf(better))!.verdict]).toEqual(['accepted', 'accepted'])
  expect(await letters()).toHaveLength(2)
})

test('leaving the better one gives the difference back, and the lesser one is as it was', async () => {
  const lesser = await buy(course.first, 10_000)
  const better = await buy(course.whole, 20_000)
  await state(better)
  expect(await rowOf(better)).toMatchObject({ verdict: 'accepted', dueAmount: 20_000 })
  expect(await rowOf(lesser)).toBeUndefined()
  expect(await mayWatch()).toBe(true)
  const { slug, variantId: variant_id } = course.whole
  expect(await school.as(buyer).call(quoteCheckout, { slug, variant_id })).toMatchObject({ amount: 20_000 })
  await state(lesser)
  expect(await rowOf(lesser)).toMatchObject({ verdict: 'accepted', dueAmount: 10_000 })
})

test('the right to leave the lesser one ends with that to leave the better one, and the letter says so', async () => {
  const lesser = await buy(course.first, 10_000)
  expect(await untilOf(lesser)).toEqual(expect.any(String))
  const better = await buy(course.whole, 20_000, { waived: true })
  expect(await untilOf(lesser)).toBeNull()
  expect(await leftWith(lesser)).toEqual({ also: [] })
  await state(lesser)
  expect(await rowOf(lesser)).toMatchObject({
    verdict: 'counted',
    dueAmount: 0,
    lines: [{ verdict: 'counted', amount: 0 }],
    settledAt: expect.any(Date),
  })
  expect(await rowOf(better)).toBeUndefined()
  expect(await mayWatch()).toBe(true)
  const [letter] = await letters()
  expect(letter!.text).toContain('has ended together with that for the better variant')
})

test('where the lesser one’s own right is gone nothing is left', async () => {
  const lesser = await buy(course.first, 10_000, { waived: true })
  const better = await buy(course.whole, 20_000)
  expect(await leftWith(lesser)).toEqual({ also: [] })
  await state(lesser)
  expect(await rowOf(lesser)).toMatchObject({ verdict: 'waived' })
  expect(await rowOf(better)).toBeUndefined()
})

test('of three that stand on one another the lowest takes all along, the middle one those above', async () => {
  const first = await buy(course.first, 10_000)
  const more = await buy(course.more, 10_000)
  const whole = await buy(course.whole, 10_000)
  expect((await leftWith(first)).also.map(({ number }) => number)).toEqual([more.number, whole.number])
  await state(more)
  expect([await rowOf(first), (await rowOf(more))?.verdict, (await rowOf(whole))?.verdict]).toEqual([
    undefined,
    'accepted',
    'accepted',
  ])
  const free = await school.work(({ tx }) =>
    tx.$count(claims, and(eq(claims.resource, 'owned'), eq(claims.state, 'released'))),
  )
  expect(free).toBeGreaterThanOrEqual(2)
  await state(first)
  expect((await rowOf(first))?.verdict).toBe('accepted')
})

test('nobody learns what stands on somebody else’s order', async () => {
  const lesser = await buy(course.first, 10_000)
  await buy(course.whole, 20_000)
  const other = await school.aStudent({ email: `${newId()}@school.test` })
  expect(await leftWith(lesser, other)).toEqual({ also: [] })
  expect(await school.as(school.admin).call(findLeftWith, { order: lesser.number })).toEqual({ also: [] })
  await expect(school.as().call(findLeftWith, { order: lesser.number })).rejects.toMatchObject({ status: 401 })
  await expect(school.as(buyer).call(findLeftWith, { order: '7'.repeat(41) })).rejects.toMatchObject({ status: 422 })
})
