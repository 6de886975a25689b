import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { findAccessSpan } from '#modules/access/find-access-span.ts'
import { aCommunity } from '#modules/communities/testing.ts'
import { withdraw } from '#modules/orders/contract-withdrawals/contract.ts'
import { contractWithdrawals } from '#modules/orders/contract-withdrawals/tables.ts'
import { orders } from '#modules/orders/tables.ts'
import { DAY, HOUR } from '#platform/clock.ts'
import type { TestSchool } from '#test/world.ts'
import { aMarketInTime, aMember, membershipOf, pass, workOff } from '../testing.ts'

let school: TestSchool
const market = await aMarketInTime()
beforeEach(async () => {
  school = await market.aSchool()
})

const SERVICE = ['terms', 'service_now', 'service_waiver', 'charges_in_absence']

/** Seven days for nothing, then 30,00 a month, of which the first is paid and a day of it over. */
async function aTrialThatWasCharged(kind: 'community' | 'course', consents?: readonly string[]) {
  const plan = { amount: 3_000, payment_model: 'membership', period_months: 1, trial_days: 7 } as const
  const product = await (kind === 'community' ? aCommunity(school, plan) : market.aCourse(school, plan))
  const member = await aMember(market, school, product, { amount: 0, ...(consents && { consents }) })
  await pass(market, 7 * DAY + HOUR)
  await workOff(market, school, member)
  await pass(market, DAY)
  expect(await membershipOf(school, product)).toMatchObject({ status: 'active', periodNumber: 2 })
  return { product, member }
}

const stated = async (orderId: string): Promise<void> => {
  const [order] = await school.work(({ tx }) => tx.select().from(orders).where(eq(orders.id, orderId)))
  const { email, name } = school.student
  await school.as().call(withdraw, { email, name, order: order!.number })
}
const withdrawals = () =>
  school.work(({ tx }) =>
    tx
      .select({ withdrawal: contractWithdrawals, amount: orders.amount })
      .from(contractWithdrawals)
      .innerJoin(orders, eq(orders.id, contractWithdrawals.orderId))
      .orderBy(orders.amount),
  )

test('who leaves within 14 days of a trial is owed what is left of the month that was charged since', async () => {
  const { product, member } = await aTrialThatWasCharged('community', SERVICE)
  await stated(member.orderId)
  const [trial, month, ...more] = await withdrawals()
  expect(more).toEqual([])
  expect(trial).toMatchObject({ amount: 0, withdrawal: { verdict: 'performed', dueAmount: 0 } })
  expect(month).toMatchObject({ amount: 3_000, withdrawal: { verdict: 'accepted', settledAt: null } })
  // A day of some thirty is over.
  const { dueAmount } = month!.withdrawal
  expect([dueAmount > 2_870, dueAmount < 2_920]).toEqual([true, true])
  expect(await membershipOf(school, product)).toMatchObject({ status: 'canceled', nextAt: null, cardFrom: null })
  expect(await school.work((ctx) => findAccessSpan(ctx, school.student.id, product.id))).toBeUndefined()
  await stated(member.orderId)
  expect(await withdrawals(), 'stated again, it is kept once').toHaveLength(2)
})

test('what was asked for at once with the right to leave it waived is not left, in its trial or after', async () => {
  const { product, member } = await aTrialThatWasCharged('course')
  await stated(member.orderId)
  expect(await withdrawals()).toMatchObject([{ amount: 0, withdrawal: { verdict: 'waived', dueAmount: 0 } }])
  expect(await membershipOf(school, product)).toMatchObject({ status: 'active' })
  expect(await school.work((ctx) => findAccessSpan(ctx, school.student.id, product.id))).toBeDefined()
})

test('a further period that is charged after the 14 days opens no new right to leave', async () => {
  const { member } = await aTrialThatWasCharged('community', SERVICE)
  await pass(market, 30 * DAY)
  await workOff(market, school, member)
  const [newest] = await school.work(({ tx }) =>
    tx.select().from(orders).where(eq(orders.renewsOrderId, member.orderId)),
  )
  await stated(newest!.id)
  expect(await withdrawals()).toMatchObject([{ withdrawal: { verdict: 'too_late', dueAmount: 0 } }])
})
