import { and, eq, gt, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMarket, type Market } from '#modules/checkout/testing.ts'
import { orders } from '#modules/orders/tables.ts'
import { refundPayment } from '#modules/payments/index.ts'
import { type Transaction, transactions } from '#modules/payments/tables.ts'
import { isPaid } from '#modules/payments/vocabulary.ts'
import { schools } from '#modules/schools/tables.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { seedDemoSchools } from '#seeds/seed-demo-schools.ts'
import { DEMO_MEDIA_QUEUES } from '#seeds/media/queues.ts'
import { demoBankJobs } from './jobs.ts'
import { tellBank } from './tell-bank.ts'

let market: Market
beforeAll(async () => {
  market = await aMarket()
  const { app, jobs, reactions } = market
  demoBankJobs(jobs, { ...market, units: app.units, findSchool })
  await jobs.createQueues(reactions)
  for (const queue of DEMO_MEDIA_QUEUES) await jobs.boss.createQueue(queue)
  await seedDemoSchools({ units: app.units, jobs, films: false })
})
afterAll(() => market.close())

const findSchool = (id: string) => schoolWhere(eq(schools.id, id))
const schoolWhere = async (which: ReturnType<typeof eq>): Promise<SchoolIdentity> => {
  const [row] = await market.app.units.withoutSchool('a test finds a demo school', (tx) =>
    tx.select().from(schools).where(which),
  )
  return { ...row!, origin: `http://${row!.slug}.platform.test` }
}
const inDemo = async () =>
  market.app.units.outside({ school: await schoolWhere(eq(schools.slug, 'demo')), actor: { role: 'system' } })
const payments = () =>
  market.app.units.withoutSchool('a test reads what was paid', (tx) => tx.select().from(transactions))
const untold = async () =>
  (await payments()).filter((each) => isPaid(each.status) && each.gatewayPaymentId === null).length
const orderOf = async ({ orderId }: Transaction) =>
  (await (await inDemo()).reading(({ tx }) => tx.select().from(orders).where(eq(orders.id, orderId))))[0]!

test('without a bank nothing is told, and nothing breaks', async () => {
  const before = await untold()
  expect(before).toBeGreaterThan(60)
  await tellBank(await inDemo(), { config: { sandboxBank: undefined }, gateways: market.gateways })
  expect(await untold()).toBe(before)
})

test('the bank is told of what was paid in all demo schools by a job, each payment once, and of nothing else', async () => {
  await market.startWorking()
  await expect.poll(untold).toBe(0)
  const told = await payments()
  await tellBank(await inDemo(), market)
  expect(await payments()).toEqual(told)
  expect(new Set(told.filter(({ status }) => isPaid(status)).map(({ schoolId }) => schoolId)).size).toBe(2)
  for (const { id, gatewayPaymentId, status, amount, currency, refundedAmount, feeAmount } of told) {
    const known = await market.bank.gateway.findPayment(id)
    if (isPaid(status))
      expect(known).toMatchObject({
        outcome: { status: 'approved', paymentId: gatewayPaymentId, fee: feeAmount },
        amount,
        currency,
        refundedAmount,
      })
    else expect([known, gatewayPaymentId]).toEqual([null, null])
  }
})

test('a seeded order can be given back, and what is left of one of which a part went back', async () => {
  const ctx = await inDemo()
  const sold = (which: ReturnType<typeof eq>) =>
    ctx.reading(({ tx }) =>
      tx
        .select()
        .from(transactions)
        .where(and(inArray(transactions.status, ['PERFORMED']), which))
        .limit(1),
    )
  for (const [payment] of [
    await sold(eq(transactions.refundedAmount, 0)),
    await sold(gt(transactions.refundedAmount, 0)),
  ]) {
    await refundPayment(ctx, payment!.id, market.gateways)
    await expect.poll(async () => (await orderOf(payment!)).status).toBe('refunded')
    expect(await market.bank.gateway.findPayment(payment!.id)).toMatchObject({ refundedAmount: payment!.amount })
  }
})
