import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { findAccessSpan } from '#modules/access/find-access-span.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { findDifferences } from '#modules/ledger/proving/find-differences.ts'
import { lineDiscounts, orderLines, orders } from '#modules/orders/tables.ts'
import { transactions } from '#modules/payments/tables.ts'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import { daysLater, monthsLater } from '#platform/time/wall-time.ts'
import { refused, statusOf, statusesOf } from '#test/refused.ts'
import type { TestSchool } from '#test/world.ts'
import { cancelMembership, listMySubscriptions, pauseMembership } from '../contract.ts'
import {
  aMarketInTime,
  aMember,
  anotherPlan,
  aPlan,
  CARDS,
  membershipOf,
  pass,
  periodsOf,
  workOff,
} from '../testing.ts'
import { memberships, planChanges } from '../tables.ts'
import { changePlan, listOtherPlans } from './contract.ts'

let school: TestSchool
const market = await aMarketInTime()
beforeEach(async () => {
  school = await market.aSchool()
})

const student = () => school.as(school.student)
const plansOf = (id: string) => student().call(listOtherPlans, { membership_id: id })
const change = (id: string, variantId: string, when: 'now' | 'end', amount?: number) =>
  student().call(changePlan, {
    membership_id: id,
    variant_id: variantId,
    when,
    ...(amount !== undefined && { amount }),
  })
const mine = async () => (await student().call(listMySubscriptions, {})).data[0]!
const paymentsIn = () => school.work(({ tx }) => tx.select().from(transactions).orderBy(transactions.createdAt))
const until = async (course: SoldProduct) =>
  (await school.work((ctx) => findAccessSpan(ctx, school.student.id, course.id)))!.until

test('a dearer plan begins at once, for what it costs beyond the days that are left', async () => {
  const course = await aPlan(market, school, { amount: 3_000 })
  const yearly = await anotherPlan(school, course, { amount: 30_000, months: 12 })
  const member = await aMember(market, school, course)
  await pass(market, 10 * DAY)
  const whole = Math.round((member.periodEndsAt!.getTime() - member.createdAt.getTime()) / DAY)
  const unused = Math.round((3_000 * (whole - 10)) / whole)
  const { plans, currency } = await plansOf(member.id)
  expect(currency).toBe('PLN')
  expect(plans).toMatchObject([
    { variant_id: yearly, amount: 30_000, period_months: 12, now: { unused_amount: unused, amount: 30_000 - unused } },
  ])
  const { redirect } = await change(member.id, yearly, 'now', 30_000 - unused)
  expect(redirect).toMatch(/^\/payment\//)
  const now = (await membershipOf(school, course))!
  const ends = monthsLater(clock.now(), 12, school.timeZone)
  expect(now).toMatchObject({ variantId: yearly, amount: 30_000, months: 12, periodNumber: 2, status: 'active' })
  expect(Math.abs(now.nextAt!.getTime() - ends.getTime())).toBeLessThan(HOUR)
  expect((await until(course))!.getTime()).toBe(now.periodEndsAt!.getTime())
  const [, second] = await school.work(({ tx }) =>
    tx
      .select({ order: orders, line: orderLines })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .orderBy(orders.createdAt),
  )
  expect(second).toMatchObject({
    order: { status: 'paid', amount: 30_000 - unused },
    line: { kind: 'renewal', variantId: yearly, standardAmount: 30_000, discountAmount: unused },
  })
  expect(await school.work(({ tx }) => tx.select().from(lineDiscounts))).toMatchObject([
    { source: 'owned', amount: unused },
  ])
  // What was counted is worth as much as what was paid: half a year later half of it all is left.
  await pass(market, 100 * DAY)
  const dearer = await anotherPlan(school, course, { amount: 90_000, months: 12 })
  const year = Math.round((now.periodEndsAt!.getTime() - now.anchorAt.getTime()) / DAY)
  const again = (await plansOf(member.id)).plans.find(({ variant_id: id }) => id === dearer)
  expect(again!.now!.unused_amount).toBe(Math.round((30_000 * (year - 100)) / year))
  // It is charged as the plan costs when the year is over.
  await pass(market, now.nextAt!.getTime() - clock.time() + HOUR)
  await workOff(market, school, now)
  const payments = await paymentsIn()
  expect(payments.map(({ amount, status }) => [amount, status])).toEqual([
    [3_000, 'PERFORMED'],
    [30_000 - unused, 'PERFORMED'],
    [30_000, 'PERFORMED'],
  ])
  expect(await school.work(findDifferences)).toEqual([])
})

test('a cheaper plan begins once what is paid for is over, and can be taken back until then', async () => {
  const course = await aPlan(market, school, { amount: 9_000 })
  const cheaper = await anotherPlan(school, course, { amount: 12_000, months: 3 })
  const cheapest = await anotherPlan(school, course, { amount: 2_000, months: 1 })
  const member = await aMember(market, school, course)
  const { plans } = await plansOf(member.id)
  expect(plans.find(({ variant_id: id }) => id === cheapest)).toMatchObject({
    now: null,
    from: member.periodEndsAt!.toISOString(),
  })
  expect(await statusOf(change(member.id, cheapest, 'now', 0))).toBe(409)
  await change(member.id, cheapest, 'end')
  expect(await mine()).toMatchObject({
    amount: 9_000,
    later: { amount: 2_000, by: 'holder' },
    next_charge: { amount: 2_000 },
  })
  await change(member.id, member.variantId, 'end')
  expect(await mine()).toMatchObject({ later: null, next_charge: { amount: 9_000 } })
  await change(member.id, cheaper, 'end')
  expect(await paymentsIn()).toHaveLength(1)
  await pass(market, member.nextAt!.getTime() - clock.time() + HOUR)
  await workOff(market, school, member)
  const now = (await membershipOf(school, course))!
  expect(now).toMatchObject({ variantId: cheaper, amount: 12_000, months: 3, periodNumber: 2, laterVariantId: null })
  expect(now.periodEndsAt).toEqual(monthsLater(member.periodEndsAt!, 3, school.timeZone))
  expect((await paymentsIn()).map(({ amount }) => amount)).toEqual([9_000, 12_000])
  await pass(market, now.nextAt!.getTime() - clock.time() + HOUR)
  await workOff(market, school, now)
  expect((await periodsOf(school, member)).map(({ amount, state }) => [amount, state])).toEqual([
    [9_000, 'paid'],
    [12_000, 'paid'],
    [12_000, 'paid'],
  ])
})

test('a sum that is another than was shown is charged by nobody; a refused charge changes nothing', async () => {
  const course = await aPlan(market, school, { amount: 3_000 })
  const yearly = await anotherPlan(school, course, { amount: 30_000, months: 12 })
  const member = await aMember(market, school, course, { card: CARDS.refusedLater })
  const { amount } = (await plansOf(member.id)).plans[0]!.now!
  expect(await refused(change(member.id, yearly, 'now', amount - 1))).toMatchObject({
    status: 409,
    code: 'subscriptions.plan-costs-another',
  })
  expect(await refused(change(member.id, yearly, 'now'))).toMatchObject({ status: 409 })
  expect(await paymentsIn()).toHaveLength(1)
  expect(await refused(change(member.id, yearly, 'now', amount))).toMatchObject({
    status: 409,
    code: 'subscriptions.card-refused',
  })
  expect(await membershipOf(school, course)).toMatchObject({
    status: 'active',
    variantId: member.variantId,
    periodNumber: 1,
    lastCharge: 'succeeded',
  })
  const [, second] = await school.work(({ tx }) => tx.select().from(orders).orderBy(orders.createdAt))
  expect(second!.status).toBe('failed')
})

test('two presses pay once; a renewal that came before gives the money of the change back', async () => {
  const course = await aPlan(market, school, { amount: 3_000 })
  const yearly = await anotherPlan(school, course, { amount: 30_000, months: 12 })
  const member = await aMember(market, school, course)
  const { amount } = (await plansOf(member.id)).plans[0]!.now!
  const pressed = await statusesOf([change(member.id, yearly, 'now', amount), change(member.id, yearly, 'now', amount)])
  expect(pressed.toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(await paymentsIn()).toHaveLength(2)

  const other = await aPlan(market, school, { amount: 3_000 })
  const half = await anotherPlan(school, other, { amount: 18_000, months: 6 })
  const late = await aMember(market, school, other)
  const due = (await plansOf(late.id)).plans[0]!.now!.amount
  await school.work(async ({ tx }) => {
    await tx.update(memberships).set({ periodNumber: 1 }).where(eq(memberships.id, late.id))
  })
  // The answer of the bank is lost; meanwhile the month is over, and the next is paid for.
  await market.bank.plan('lose_answer', { times: 1 })
  await change(late.id, half, 'now', due).catch(() => undefined)
  const [asked] = await school.work(({ tx }) =>
    tx.select().from(planChanges).where(eq(planChanges.membershipId, late.id)),
  )
  if (!asked!.doneAt) {
    await pass(market, late.nextAt!.getTime() - clock.time() + HOUR)
    await workOff(market, school, late)
  }
  await expect
    .poll(async () =>
      (await paymentsIn()).filter(({ settledAt, refundingAmount }) => !settledAt || refundingAmount > 0),
    )
    .toEqual([])
  const charged = (await paymentsIn()).filter(({ orderId }) => orderId === asked!.orderId)
  const [after] = await school.work(({ tx }) => tx.select().from(planChanges).where(eq(planChanges.id, asked!.id)))
  expect(charged).toHaveLength(1)
  const wentBack = charged[0]!.refundedAmount === charged[0]!.amount
  expect(after!.doneAt === null || !wentBack).toBe(true)
  expect(await school.work(findDifferences)).toEqual([])
})

test('what ends, is paused or is somebody else’s has no other plan', async () => {
  const course = await aPlan(market, school, { amount: 3_000 })
  const yearly = await anotherPlan(school, course, { amount: 30_000, months: 12 })
  const member = await aMember(market, school, course)
  expect((await mine()).can.change_plan).toBe(true)
  const stranger = school.as(await school.aStudent())
  expect(await statusOf(stranger.call(listOtherPlans, { membership_id: member.id }))).toBe(404)
  expect(await statusOf(stranger.call(changePlan, { membership_id: member.id, variant_id: yearly, when: 'end' }))).toBe(
    404,
  )
  const other = await market.aSchool()
  const foreign = await aPlan(market, other)
  expect(await statusOf(change(member.id, foreign.variantId, 'end'))).toBe(404)
  await student().call(pauseMembership, { membership_id: member.id, months: 1 })
  expect(await statusOf(change(member.id, yearly, 'end'))).toBe(409)
  await student().call(cancelMembership, { membership_id: member.id, confirmation: 'CANCEL' })
  expect(await statusOf(change(member.id, yearly, 'end'))).toBe(409)
  expect((await mine()).can.change_plan).toBe(false)
})

test('the days that are left are counted by the school’s clocks, over a change of them too', async () => {
  const course = await aPlan(market, school, { amount: 3_100 })
  await anotherPlan(school, course, { amount: 30_000, months: 12 })
  const member = await aMember(market, school, course)
  const days = Math.round((member.periodEndsAt!.getTime() - member.createdAt.getTime()) / DAY)
  for (const passed of [0, 1, 15]) {
    clock.shiftMilliseconds = 0
    await pass(market, daysLater(member.createdAt, passed, school.timeZone).getTime() - clock.time())
    const { unused_amount: unused } = (await plansOf(member.id)).plans[0]!.now!
    expect(unused, `${passed} days`).toBe(Math.round((3_100 * (days - passed)) / days))
  }
})
