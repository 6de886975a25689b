import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket, type Market } from '#modules/checkout/testing.ts'
import { domainEvents } from '#platform/db/tables.ts'
import { paymentDisputed } from './events.ts'
import { gatewayNotifications, transactions } from './tables.ts'
import { notificationJob } from './work-off-notification.ts'

let market: Market
beforeAll(async () => {
  market = await aMarket()
  await market.startWorking()
})
afterAll(() => market.close())

test('a payment its payer disputes is told of once, and stays paid until money moves', async () => {
  const school = await market.aSchool()
  await school.as(school.student).call(onePageCheckout, await market.aPurchase(school))
  const paid = () => school.work(async ({ tx }) => (await tx.select().from(transactions))[0]!)
  await expect.poll(async () => (await paid()).status, { timeout: 10_000 }).toBe('PERFORMED')
  const { id, orderId, amount, currency } = await paid()
  const disputes = () =>
    school.work(({ tx }) => tx.select().from(domainEvents).where(eq(domainEvents.name, paymentDisputed.eventName)))

  await market.bank.plan('notify_twice', { idempotencyKey: id })
  await market.bank.dispute(id)
  await expect.poll(async () => (await disputes()).length, { timeout: 10_000 }).toBe(1)
  const [told] = (await school.work(({ tx }) => tx.select().from(gatewayNotifications))).filter(({ body }) =>
    body.includes('disputed'),
  )
  const event = { eventId: '', paymentId: '', status: 'disputed' as const, sequence: 2, refundedAmount: 0 }
  const again = {
    schoolId: school.id,
    notificationId: told!.id,
    event: { ...event, idempotencyKey: id, amount, currency },
  }
  const job = notificationJob({ units: market.app.units, findSchool: async () => school })
  await job.work(again, AbortSignal.timeout(10_000))
  expect((await disputes()).map(({ payload }) => payload)).toEqual([
    { transaction_id: id, order_id: orderId, payer_id: school.student.id, amount, currency },
  ])
  expect(await paid()).toMatchObject({ status: 'PERFORMED', refundedAmount: 0 })
})
