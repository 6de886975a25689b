import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { findAccessSpan } from '#modules/access/find-access-span.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { CONSENTS } from '#modules/checkout/testing.ts'
import { proveLedger } from '#modules/ledger/proving/prove-ledger.ts'
import { orders } from '#modules/orders/tables.ts'
import { transactions } from '#modules/payments/tables.ts'
import { clock, DAY, HOUR, MINUTE, SECOND } from '#platform/clock.ts'
import { lockedCard } from '#providers/payments/sandbox/testing.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { changePlan, listOtherPlans } from './changing/contract.ts'
import { chargeMember } from './charging/charging.ts'
import { workDue } from './charging/work-due.ts'
import { cancelMembership, changeCard } from './contract.ts'
import { type Membership, membershipPeriods, planChanges } from './tables.ts'
import {
  aMarketInTime,
  aMember,
  anotherPlan,
  aPlan,
  CARDS,
  chargingParts,
  membershipOf,
  pass,
  reconcile,
  workOff,
} from './testing.ts'

/** How often each race is run; RACES runs them more often. */
const TIMES = Number(process.env['RACES'] ?? 4)

let school: TestSchool
const market = await aMarketInTime()
beforeEach(async () => {
  school = await market.aSchool()
})

interface Due {
  course: SoldProduct
  member: Membership
  who: TestPerson
}

/** A member of whom the next period is due now. */
async function aDueMember(card = CARDS.good): Promise<Due> {
  const who = await school.aStudent()
  const course = await aPlan(market, school, { amount: 3_000 })
  const member = await aMember(market, school, course, { card, by: who })
  await pass(market, member.nextAt!.getTime() - clock.time() + SECOND)
  return { course, member, who }
}

/** Whatever came first: at most one payment of an order stays, nothing is under way for good, and the book agrees with all it is of and with the bank. */
async function expectSound({ course, who }: Due): Promise<Membership> {
  const payments = () => school.work(({ tx }) => tx.select().from(transactions).where(eq(transactions.payerId, who.id)))
  await expect
    .poll(async () =>
      (await payments()).filter(({ settledAt, refundReason, refundedAmount, amount }) =>
        refundReason ? refundedAmount < amount : !settledAt,
      ),
    )
    .toEqual([])
  const kept = new Map<string, number>()
  for (const { orderId, status, refundedAmount, amount } of await payments())
    if ((status === 'PERFORMED' || status === 'CLEARED') && refundedAmount < amount)
      kept.set(orderId, (kept.get(orderId) ?? 0) + 1)
  expect(Math.max(0, ...kept.values())).toBeLessThan(2)
  const member = (await membershipOf(school, course, who))!
  const periods = await school.work(({ tx }) =>
    tx
      .select({ state: membershipPeriods.state, order: orders })
      .from(membershipPeriods)
      .leftJoin(orders, eq(orders.id, membershipPeriods.orderId))
      .where(eq(membershipPeriods.membershipId, member.id)),
  )
  for (const { state, order } of periods) if (state === 'paid' && order!.amount > 0) expect(kept.get(order!.id)).toBe(1)
  const outside = market.app.units.outside({ school, actor: { role: 'system' } })
  expect(await proveLedger(outside, market.gateways)).toEqual([])
  return member
}

const openUntil = async ({ course, who }: Due) =>
  (await school.work((ctx) => findAccessSpan(ctx, who.id, course.id)))?.until

test.each(Array.from({ length: TIMES }, (_, nth) => nth))(
  'cancelling against the charge of the next period (%i)',
  async () => {
    const due = await aDueMember()
    const cancel = school.as(due.who).call(cancelMembership, { membership_id: due.member.id, confirmation: 'CANCEL' })
    await Promise.all([workOff(market, school, due.member), cancel])
    const after = await expectSound(due)
    expect(after.status).toBe('canceled')
    // What was charged before stays open until its end.
    if (after.periodNumber === 2 && !after.endedAt) expect(await openUntil(due)).toEqual(after.periodEndsAt)
  },
)

test.each(Array.from({ length: TIMES }, (_, nth) => nth))('another card against the next attempt (%i)', async () => {
  const due = await aDueMember(CARDS.refusedLater)
  await workOff(market, school, due.member)
  const atRisk = (await membershipOf(school, due.course, due.who))!
  expect(atRisk.status).toBe('at_risk')
  await pass(market, atRisk.nextAt!.getTime() - clock.time() + SECOND)
  const card = await lockedCard(market.bank.gateway, { number: CARDS.good, origin: school.origin })
  const sent = { membership_id: due.member.id, cypher: card.encryptedCard, is_agreed: true }
  await Promise.all([
    workOff(market, school, due.member),
    school
      .as(due.who)
      .call(changeCard, sent)
      .catch(() => undefined),
  ])
  const after = await expectSound(due)
  expect(['active', 'at_risk']).toContain(after.status)
})

test.each(Array.from({ length: TIMES }, (_, nth) => nth))(
  'a change of plan against the charge of the next period (%i)',
  async () => {
    const due = await aDueMember()
    const dearer = await anotherPlan(school, due.course, { amount: 30_000, months: 12 })
    // Two days before, while something is left to count; the bank answers once the next period is due.
    clock.moveBy(due.member.nextAt!.getTime() - 2 * DAY - clock.time())
    const { plans } = await school.as(due.who).call(listOtherPlans, { membership_id: due.member.id })
    await market.bank.plan('slow_answer', { times: 1, delay: 300 })
    const change = school
      .as(due.who)
      .call(changePlan, {
        membership_id: due.member.id,
        variant_id: dearer,
        when: 'now',
        amount: plans[0]!.now!.amount,
      })
      .catch(() => undefined)
    await expect.poll(() => school.work(({ tx }) => tx.$count(planChanges))).toBe(1)
    await pass(market, due.member.nextAt!.getTime() + SECOND - clock.time())
    await workOff(market, school, due.member)
    await change
    const after = await expectSound(due)
    expect(after.periodNumber).toBe(2)
    expect(await openUntil(due)).toEqual(after.periodEndsAt)
  },
)

test.each(Array.from({ length: TIMES }, (_, nth) => nth))('buying it again against its renewal (%i)', async () => {
  const due = await aDueMember()
  const consents = [...CONSENTS, 'charges_in_absence' as const]
  const purchase = await market.aPurchase(school, { course: due.course, card: CARDS.good, consents })
  const again = school.as(due.who).call(onePageCheckout, purchase)
  const [, refused] = await Promise.all([workOff(market, school, due.member), again.catch((error: unknown) => error)])
  expect(refused).toMatchObject({ status: expect.any(Number) })
  const after = await expectSound(due)
  expect(after).toMatchObject({ status: 'active', periodNumber: 2 })
})

test.each(Array.from({ length: TIMES }, (_, nth) => nth))('two workers at one due period (%i)', async () => {
  const due = await aDueMember()
  await Promise.all([workOff(market, school, due.member), workOff(market, school, due.member)])
  expect(await expectSound(due)).toMatchObject({ status: 'active', periodNumber: 2 })
})

test.each(Array.from({ length: TIMES }, (_, nth) => nth))(
  'a charge that is sent late against the next attempt (%i)',
  async () => {
    const due = await aDueMember()
    const parts = chargingParts(market, school)
    const attempt = (await school.work((ctx) => workDue(ctx, due.member.id, parts)))!
    // Its worker stands still until the bank has said that it never heard of the charge.
    await pass(market, 5 * MINUTE)
    await reconcile(market)
    await pass(market, HOUR)
    const outside = market.app.units.outside({ school, actor: { role: 'system' } })
    await Promise.all([workOff(market, school, due.member), chargeMember(outside, attempt, parts)])
    expect(await expectSound(due)).toMatchObject({ status: 'active', periodNumber: 2 })
    const tried = await school.work(({ tx }) =>
      tx.select().from(transactions).where(eq(transactions.orderId, attempt.transaction.orderId)),
    )
    // Where the late one was quicker, nothing was left to try.
    const back = tried.filter(({ refundReason }) => refundReason !== null)
    expect(back).toHaveLength(tried.length - 1)
    for (const payment of back) expect(payment).toMatchObject({ refundReason: 'paid_twice', refundedAmount: 3_000 })
  },
)
