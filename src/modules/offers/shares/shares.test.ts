import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { changeSale } from '#modules/catalog/sale/contract.ts'
import { changeSeatPrices } from '#modules/catalog/seats/contract.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { getCheckout, onePageCheckout } from '#modules/checkout/contract.ts'
import { claims, orders } from '#modules/orders/tables.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket, type Market } from '#modules/checkout/testing.ts'
import { quoteCheckout } from '../contract.ts'

const NO_FUNDS = '4000000000009995'

let school: TestSchool
let course: SoldProduct
const market = await aMarket()
beforeEach(async () => {
  school = await market.aSchool({ language: 'pl' })
  course = await market.aCourse(school)
  const { id: productId, variantId } = course
  await school.as(school.admin).call(changeSeatPrices, { productId, variantId, seat_prices: [] })
  await limit(4)
})
afterAll(() => market.close())

const limit = (quantity_per_student: number | null) =>
  school.as(school.admin).call(changeSale, { productId: course.id, quantity_per_student })
const buy = async (buyer: TestPerson, quantity: number, given: Parameters<Market['aPurchase']>[1] = {}) => {
  const wanted = { course, amount: 10_000 * quantity, quantity, own_seat: false, ...given }
  return school.as(buyer).call(onePageCheckout, await market.aPurchase(school, wanted))
}
const aBuyer = (email = `${newId()}@school.test`) => school.aStudent({ name: 'Żaneta', email })
const leftFor = async (person?: TestPerson) =>
  (await school.as(person).call(getCheckout, { slug: course.slug, quantity: 50, others: '1' })).quantity_left
const claimed = () =>
  school.work(async ({ tx }) => {
    const rows = await tx
      .select({ state: claims.state, count: sql<number>`sum(${claims.quantity})::int` })
      .from(claims)
      .where(eq(claims.resourceId, course.id))
      .groupBy(claims.state)
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  })

test('all purchases of one buyer count together, whichever account they make, and the page says how many are left', async () => {
  const name = newId()
  const buyer = await aBuyer(`${name}@school.test`)
  expect([await leftFor(), await leftFor(buyer)]).toEqual([4, 4])
  await buy(buyer, 3)
  expect(await leftFor(buyer)).toBe(1)
  const { quotes, variants } = await school.as(buyer).call(getCheckout, { slug: course.slug, quantity: 50 })
  expect([quotes[0]!.lines[0]!.quantity, variants[0]!.seats?.max]).toEqual([1, 4])
  const exceeded = { status: 409, code: 'checkout.share-exceeded', message: expect.stringContaining('najwyżej 4') }
  await expect(buy(buyer, 2)).rejects.toMatchObject(exceeded)
  const sameMailbox = await aBuyer(`${name}+drugie@school.test`)
  await expect(buy(sameMailbox, 2)).rejects.toMatchObject(exceeded)
  await buy(sameMailbox, 1)
  await expect(buy(buyer, 1)).rejects.toMatchObject({ status: 409, code: 'checkout.share-used-up' })
  expect(await leftFor(buyer)).toBe(0)
  await buy(await aBuyer(), 4)
})

test('more at once than one buyer may have is refused under its field, before anybody is known', async () => {
  const { slug, variantId: variant_id } = course
  await expect(school.as().call(quoteCheckout, { slug, variant_id, quantity: 5 })).rejects.toMatchObject({
    status: 422,
    fields: { quantity: ['Najwyżej 4 naraz'] },
  })
})

test('what was not paid is the buyer’s again, and free ones count too', async () => {
  const buyer = await aBuyer()
  await buy(buyer, 4, { card: NO_FUNDS })
  expect([await claimed(), await leftFor(buyer)]).toEqual([{ released: 4 }, 4])
  course = await market.aCourse(school, { amount: 0 })
  await limit(1)
  await buy(buyer, 1, { course, amount: 0, own_seat: true, encrypted_card: undefined, consents: ['terms'] })
  expect([await claimed(), await leftFor(buyer)]).toEqual([{ kept: 1 }, 0])
})

test('of one mailbox’s two accounts that buy at once, exactly as many are sold as one buyer may have', async () => {
  await limit(1)
  const name = newId()
  const accounts = await Promise.all(['', '+a', '+b', '+c'].map((plus) => aBuyer(`${name}${plus}@school.test`)))
  const outcomes = await Promise.allSettled(accounts.map((buyer) => buy(buyer, 1)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ status: 409, code: 'checkout.share-used-up' })
  expect(await claimed()).toEqual({ kept: 1 })
  expect(await school.work(({ tx }) => tx.$count(orders, eq(orders.productId, course.id)))).toBe(1)
})

test('the database itself lets nobody have one too many', async () => {
  const buyer = await aBuyer()
  await buy(buyer, 4)
  const force = school.work(({ tx }) => tx.update(claims).set({ quantity: 5 }).where(eq(claims.resourceId, course.id)))
  await expect(force).rejects.toThrow()
})

test('the limit is for admins of the school, and at least one', async () => {
  const key = { productId: course.id, quantity_per_student: 2 }
  await expect(school.as(school.student).call(changeSale, key)).rejects.toMatchObject({ status: 403 })
  const other = await market.aSchool()
  await expect(other.as(other.admin).call(changeSale, key)).rejects.toMatchObject({ status: 404 })
  await expect(limit(0)).rejects.toMatchObject({ status: 422, fields: { quantity_per_student: [expect.any(String)] } })
})
