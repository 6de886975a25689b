import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { findAccessSpan } from '#modules/access/find-access-span.ts'
import { orderLines, orders } from '#modules/orders/tables.ts'
import { savedCards, transactions } from '#modules/payments/tables.ts'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import { monthsLater } from '#platform/time/wall-time.ts'
import { statusOf } from '#test/refused.ts'
import type { TestSchool } from '#test/world.ts'
import { cancelMembership } from './contract.ts'
import { recordRefused } from './charging/record-charge.ts'
import { aMarketInTime, aMember, aPlan, CARDS, membershipOf, pass, periodsOf, workOff } from './testing.ts'

let school: TestSchool
const market = await aMarketInTime()
beforeEach(async () => {
  school = await market.aSchool()
})

const spanOf = (productId: string) => school.work((ctx) => findAccessSpan(ctx, school.student.id, productId))
const renewalsOf = (orderId: string) =>
  school.work(({ tx }) =>
    tx
      .select({ order: orders, line: orderLines })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(eq(orders.renewsOrderId, orderId))
      .orderBy(orders.createdAt),
  )
const paymentsOf = (orderId: string) =>
  school.work(({ tx }) =>
    tx.select().from(transactions).where(eq(transactions.orderId, orderId)).orderBy(transactions.createdAt),
  )

test('a month is paid for again when it is over, by an order of its own, and is open without a break', async () => {
  const course = await aPlan(market, school)
  const member = await aMember(market, school, course)
  expect(member).toMatchObject({ status: 'active', amount: 5_000, months: 1, periodNumber: 1, lastCharge: 'succeeded' })
  const ends = monthsLater(member.createdAt, 1, school.timeZone)
  expect(member.nextAt).toEqual(ends)
  expect((await spanOf(course.id))!.until).toEqual(ends)
  await workOff(market, school, member)
  expect(await periodsOf(school, member), 'nothing is due yet').toHaveLength(1)

  await pass(market, ends.getTime() - clock.now().getTime() + HOUR)
  await workOff(market, school, member)
  await workOff(market, school, member)
  const next = (await membershipOf(school, course))!
  const second = monthsLater(member.createdAt, 2, school.timeZone)
  expect(next).toMatchObject({ status: 'active', periodNumber: 2, nextAt: second, periodEndsAt: second })
  const [renewal, ...more] = await renewalsOf(member.orderId)
  expect(more).toEqual([])
  expect(renewal!.order).toMatchObject({ status: 'paid', amount: 5_000 })
  expect(renewal!.line).toMatchObject({ kind: 'renewal', amount: 5_000, vatRate: 23 })
  const span = await spanOf(course.id)
  expect(span).toEqual({ since: member.createdAt, until: second })
  expect(await periodsOf(school, member)).toMatchObject([
    { state: 'paid' },
    { state: 'paid', orderId: renewal!.order.id },
  ])
})

test('after a standstill the period that runs is charged once, and what was missed never', async () => {
  const course = await aPlan(market, school)
  const member = await aMember(market, school, course)
  await pass(market, 400 * DAY)
  await workOff(market, school, member)
  await workOff(market, school, member)
  const renewals = await renewalsOf(member.orderId)
  expect(renewals).toHaveLength(1)
  const { periodNumber, periodEndsAt, anchorAt } = (await membershipOf(school, course))!
  expect(periodNumber).toBe(14)
  expect(periodEndsAt).toEqual(monthsLater(anchorAt, 14, school.timeZone))
})

test('a refused charge is tried again after 2, 5, 7 and 7 days, stays open for the grace, and then it ends', async () => {
  const course = await aPlan(market, school)
  const member = await aMember(market, school, course, { card: CARDS.refusedLater })
  const ends = member.nextAt!
  await pass(market, ends.getTime() - clock.now().getTime() + 1_000)
  await workOff(market, school, member)
  const refused = (await membershipOf(school, course))!
  expect(refused).toMatchObject({ status: 'at_risk', lastCharge: 'past_due' })
  expect((await spanOf(course.id))!.until!.getTime() - ends.getTime(), 'a grace of seven days').toBe(7 * DAY)
  for (const days of [2, 5, 7, 7]) {
    await workOff(market, school, member)
    await pass(market, days * DAY + HOUR)
    await workOff(market, school, member)
  }
  expect(await membershipOf(school, course)).toMatchObject({ status: 'canceled', nextAt: null, cardFrom: null })
  const [renewal] = await renewalsOf(member.orderId)
  expect(renewal!.order.status).toBe('failed')
  const payments = await paymentsOf(renewal!.order.id)
  expect(payments.map(({ status }) => status)).toEqual(['FAILURE', 'FAILURE', 'FAILURE', 'FAILURE', 'FAILURE'])
  expect(await spanOf(course.id)).toBeUndefined()
  const [card] = await school.work(({ tx }) =>
    tx.select().from(savedCards).where(eq(savedCards.transactionId, member.cardFrom!)),
  )
  expect(card === undefined || card.forgetAt !== null, 'nobody charges the card any more').toBe(true)
})

test('a refusal that is told again after the next one counts once', async () => {
  const course = await aPlan(market, school)
  const member = await aMember(market, school, course, { card: CARDS.refusedLater })
  await pass(market, member.nextAt!.getTime() - clock.now().getTime() + 1_000)
  await workOff(market, school, member)
  await pass(market, 2 * DAY + HOUR)
  await workOff(market, school, member)
  const [renewal] = await renewalsOf(member.orderId)
  const payments = await paymentsOf(renewal!.order.id)
  expect(payments).toHaveLength(2)
  for (const { id: transactionId, failureReason: reason } of payments)
    await school.work((ctx) => recordRefused(ctx, { orderId: renewal!.order.id, transactionId, reason }))
  expect((await periodsOf(school, member))[1]).toMatchObject({ state: 'open', refusals: 2 })
})

test('a bank that is down is no refusal: it is asked again, and access goes on', async () => {
  const course = await aPlan(market, school)
  const member = await aMember(market, school, course)
  await pass(market, member.nextAt!.getTime() - clock.now().getTime() + 1_000)
  await market.bank.plan('down', { times: 4 })
  await workOff(market, school, member)
  const waiting = (await membershipOf(school, course))!
  expect(waiting.status).toBe('active')
  expect(await spanOf(course.id)).toBeDefined()
})

test('a trial begins with a check of the card, and is charged once it is over', async () => {
  const course = await aPlan(market, school, { trial_days: 14 })
  const member = await aMember(market, school, course, { amount: 0 })
  expect(member).toMatchObject({ status: 'active', lastCharge: null })
  expect(await paymentsOf(member.orderId)).toMatchObject([{ amount: 0, status: 'PERFORMED' }])
  expect((await periodsOf(school, member))[0]).toMatchObject({ state: 'trial', amount: 0 })
  await pass(market, 14 * DAY + HOUR)
  await workOff(market, school, member)
  const [renewal] = await renewalsOf(member.orderId)
  expect(renewal!.order).toMatchObject({ status: 'paid', amount: 5_000 })
})

test('a trial without a card costs nothing, and ends by itself', async () => {
  const course = await aPlan(market, school, { trial_days: 7, trial_needs_card: false })
  const member = await aMember(market, school, course, { amount: 0 })
  expect(await paymentsOf(member.orderId)).toEqual([])
  await pass(market, 7 * DAY + HOUR)
  await workOff(market, school, member)
  expect(await membershipOf(school, course)).toMatchObject({ status: 'canceled' })
  expect(await spanOf(course.id)).toBeUndefined()
})

test('a lifetime is paid for once', async () => {
  const course = await aPlan(market, school, { period_months: -1 })
  const member = await aMember(market, school, course, {
    consents: ['terms', 'digital_content_now', 'digital_content_waiver'],
  })
  expect(member).toMatchObject({ months: -1, nextAt: null, periodEndsAt: null, cardFrom: null })
  const canceled = { membership_id: member.id, confirmation: 'CANCEL' }
  expect(await statusOf(school.as(school.student).call(cancelMembership, canceled))).toBe(409)
  expect((await spanOf(course.id))!.until).toBeNull()
})

test('what succeeds beside the payment that counts goes back once', async () => {
  const course = await aPlan(market, school)
  const member = await aMember(market, school, course)
  const [first] = await paymentsOf(member.orderId)
  const { recordOutcome } = await import('#modules/payments/record-outcome.ts')
  const { startPayment } = await import('#modules/payments/start-payment.ts')
  const late = await school.work((ctx) =>
    startPayment(
      ctx,
      {
        orderId: member.orderId,
        payerId: school.student.id,
        amount: 5_000,
        currency: 'PLN',
        description: 'x',
        checkoutPath: '/',
        purchasePath: '/',
      },
      market.gateways,
    ),
  )
  await school.work((ctx) => recordOutcome(ctx, late.transaction.id, { status: 'approved', paymentId: 'late' }))
  const both = await paymentsOf(member.orderId)
  expect(both.find(({ id }) => id === first!.id)).toMatchObject({ isBeside: false, refundReason: null })
  expect(both.find(({ id }) => id === late.transaction.id)).toMatchObject({
    isBeside: true,
    refundReason: 'paid_twice',
  })
  await expect(
    school.work(({ tx }) =>
      tx
        .update(transactions)
        .set({ isBeside: false, refundReason: null })
        .where(and(eq(transactions.id, late.transaction.id))),
    ),
  ).rejects.toThrow()
})
