import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { endEvergreenOffer, seeEvergreenOffers, startEvergreenOffer } from '#modules/catalog/evergreen/contract.ts'
import { clock, HOUR, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { lineDiscounts, orderLines, orders } from '#modules/orders/tables.ts'
import * as contract from './contract.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket } from './testing.ts'

let course: SoldProduct
let key: { productId: string; variantId: string }

const market = await aMarket()
const school = await market.aSchool()
beforeEach(async () => {
  course = await market.aCourse(school, { amount: 10_000 })
  key = { productId: course.id, variantId: course.variantId }
  const offer = { amount: 7_000, duration_seconds: 3_600 }
  await school.as(school.admin).call(startEvergreenOffer, { ...key, ...offer })
})
afterAll(() => market.close())

const see = (client: ReturnType<TestSchool['as']>) => client.call(seeEvergreenOffers, { product_ids: [course.id] })
const shown = async (client: ReturnType<TestSchool['as']>) =>
  (await client.call(contract.getCheckout, { slug: course.slug })).variants[0]!
const purchase = (amount: number) => market.aPurchase(school, { course, amount })
const lineOf = (student: TestPerson) =>
  school.work(async ({ tx }) => {
    const rows = await tx
      .select({ line: orderLines, source: lineDiscounts.source })
      .from(orderLines)
      .leftJoin(lineDiscounts, eq(lineDiscounts.lineId, orderLines.id))
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(eq(orders.studentId, student.id))
    return rows.map(({ line, source }) => ({ ...line, source }))
  })
const changed = { status: 409, code: 'checkout.price-changed' }

test('whoever saw the offer in time pays its price, frozen on the order', async () => {
  const student = await school.aStudent()
  const browser = school.as(student)
  await see(browser)
  expect(await shown(browser)).toMatchObject({
    amount: 7_000,
    standard_amount: 10_000,
    reference_amount: 10_000,
    evergreen: { ends_at: expect.any(String) },
  })
  await browser.call(contract.onePageCheckout, await purchase(7_000))
  await school.as(school.admin).call(endEvergreenOffer, key)
  expect(await lineOf(student)).toMatchObject([
    { amount: 7_000, standardAmount: 10_000, referenceAmount: 10_000, source: 'evergreen' },
  ])
})

test('a page that still shows the offer after its time is not charged, and then shows the standard price', async () => {
  const student = await school.aStudent()
  const browser = school.as(student)
  await see(browser)
  clock.moveBy(HOUR + MINUTE)
  await expect(browser.call(contract.onePageCheckout, await purchase(7_000))).rejects.toMatchObject(changed)
  expect(await lineOf(student)).toEqual([])
  expect(await shown(browser)).toMatchObject({ amount: 10_000, reference_amount: null, evergreen: { ends_at: null } })
  await browser.call(contract.onePageCheckout, await purchase(10_000))
  expect(await lineOf(student)).toMatchObject([{ amount: 10_000, source: null, referenceAmount: null }])
})

test('nobody pays a price that was never shown to them', async () => {
  const student = await school.aStudent()
  expect(await shown(school.as(student))).toMatchObject({ amount: 10_000 })
  await expect(school.as(student).call(contract.onePageCheckout, await purchase(7_000))).rejects.toMatchObject(changed)
})

test('a new browser does not give a student the time again', async () => {
  const student = await school.aStudent()
  await see(school.as(student, 'first-browser'))
  clock.moveBy(2 * HOUR)
  const cleared = school.as(student, 'second-browser')
  await see(cleared)
  await expect(cleared.call(contract.onePageCheckout, await purchase(7_000))).rejects.toMatchObject(changed)
})

test('a visitor who registers while buying keeps the time of their browser', async () => {
  const account = (name: string) => ({ name, email: `${newId()}@school.test`, password: 'bardzo-dobre-haslo' })
  const [inTime, tooLate] = [school.as(), school.as()]
  await see(inTime)
  await see(tooLate)
  await inTime.call(contract.onePageCheckoutRegister, { ...(await purchase(7_000)), ...account('W Porę') })
  clock.moveBy(2 * HOUR)
  const late = { ...(await purchase(7_000)), ...account('Za Późno') }
  await expect(tooLate.call(contract.onePageCheckoutRegister, late)).rejects.toMatchObject(changed)
})

test('at the very end either the offer is sold or the price has changed, never in between', async () => {
  const students = await Promise.all(Array.from({ length: 8 }, () => school.aStudent()))
  for (const student of students) await see(school.as(student))
  const purchases = await Promise.all(students.map(() => purchase(7_000)))
  const half = students.length / 2
  const buy = (index: number) => school.as(students[index]).call(contract.onePageCheckout, purchases[index]!)
  const first = await Promise.allSettled(students.slice(0, half).map((_, index) => buy(index)))
  clock.moveBy(HOUR)
  const second = await Promise.allSettled(students.slice(half).map((_, index) => buy(half + index)))
  expect(first.map(({ status }) => status)).toEqual(Array.from({ length: half }, () => 'fulfilled'))
  for (const [index, answer] of second.entries()) {
    expect(answer).toMatchObject({ status: 'rejected', reason: changed })
    expect(await lineOf(students[half + index]!)).toEqual([])
  }
})
