import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSale } from '#modules/catalog/sale/contract.ts'
import { isApiProblem } from '#platform/contract/client.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { orders } from '#modules/orders/tables.ts'
import { onePageCheckout } from './contract.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket, type Market, untilAnswered } from './testing.ts'

const PACKAGES = 20
const BUYERS = 200

let market: Market
let school: TestSchool
let course: SoldProduct
const buyers: { student: TestPerson; purchase: Awaited<ReturnType<Market['aPurchase']>> }[] = []

beforeAll(async () => {
  market = await aMarket()
  school = await market.aSchool()
  course = await market.aCourse(school)
  const sale = { productId: course.id, stock_limit: PACKAGES, starts_at: null, ends_at: null }
  await school.as(school.admin).call(changeSale, sale)
  for (let nth = 0; nth < BUYERS; nth++) {
    const student = await school.aStudent({ email: `${newId()}@school.test` })
    buyers.push({ student, purchase: await market.aPurchase(school, { course }) })
  }
})
afterAll(() => market.close())

test('of two hundred who buy at once for twenty packages each knows their end, bought or gone, and none is charged twice', async () => {
  const ends = await Promise.all(
    buyers.map(({ student, purchase }) =>
      untilAnswered(() => school.as(student).call(onePageCheckout, purchase)).then(
        () => 'bought',
        (error: unknown) => (isApiProblem(error) ? `${error.status} ${error.code}` : String(error)),
      ),
    ),
  )
  expect(ends.filter((end) => end === 'bought')).toHaveLength(PACKAGES)
  expect(new Set(ends.filter((end) => end !== 'bought'))).toEqual(new Set(['409 checkout.sold-out']))
  const paid = await school.work(({ tx }) => tx.$count(orders, eq(orders.productId, course.id)))
  expect(paid).toBe(PACKAGES)
})
