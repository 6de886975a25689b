import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { orders } from '#modules/orders/tables.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { listMyOrders } from '#modules/orders/contract.ts'
import { withdraw } from '#modules/orders/contract-withdrawals/contract.ts'
import { contractWithdrawals } from '#modules/orders/contract-withdrawals/tables.ts'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { listSlots } from './contract.ts'
import { bookings } from './tables.ts'
import { aConsultation } from './testing.ts'

let school: TestSchool
const market = await aMarket()
beforeEach(async () => {
  school = await market.aSchool()
})
afterAll(() => market.close())

/** Somebody who bought a consultation that takes place so many days from now. */
async function aBuyer(inDays: number): Promise<TestPerson> {
  const buyer = await school.aStudent({ name: 'Żaneta Łoś', email: `${newId()}@school.test` })
  const course = await aConsultation(school)
  const { slots } = await school.as().call(listSlots, { consultationSlug: course.slug })
  const from = clock.now().getTime() + inDays * DAY
  const slot = slots.find(({ starts_at }) => Date.parse(starts_at) > from)!.starts_at
  const consents = ['terms', 'service_now', 'service_waiver'] as const
  const purchase = await market.aPurchase(school, { course, consents: [...consents], slot })
  await school.as(buyer).call(onePageCheckout, purchase)
  return buyer
}
const until = async (buyer: TestPerson) => (await school.as(buyer).call(listMyOrders, {})).data[0]!.withdrawable_until
async function leave({ id, name, email }: TestPerson) {
  const [order] = await school.work(({ tx }) => tx.select().from(orders).where(eq(orders.studentId, id)))
  await school.as().call(withdraw, { name, email, order: order!.number })
  const [kept] = await school.work(({ tx }) =>
    tx.select().from(contractWithdrawals).where(eq(contractWithdrawals.orderId, order!.id)),
  )
  return kept!
}
const statesOf = ({ id }: TestPerson) =>
  school.work(async ({ tx }) =>
    (await tx.select().from(bookings).where(eq(bookings.studentId, id))).map(({ state }) => state),
  )

test('a consultation that is still to come is left and paid back whole, and its time is free again', async () => {
  const buyer = await aBuyer(1)
  expect(await until(buyer)).toEqual(expect.any(String))
  expect(await leave(buyer)).toMatchObject({ verdict: 'accepted', dueAmount: 10_000 })
  expect(await statesOf(buyer)).toEqual(['cancelled'])
})

test('one that has taken place was performed, and there is nothing left of it', async () => {
  const buyer = await aBuyer(0)
  clock.moveBy(DAY + 2 * HOUR)
  expect(await until(buyer)).toBeNull()
  expect(await leave(buyer)).toMatchObject({ verdict: 'performed', dueAmount: 0 })
  expect(await statesOf(buyer)).toEqual(['booked'])
})
