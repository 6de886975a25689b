import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Fulfillables } from '#modules/access/fulfillable.ts'
import { allThatIsScarce, aMarket, type Market } from '#modules/checkout/testing.ts'
import { getOrder } from '#modules/orders/get-order.ts'
import { refundOrder } from '#modules/orders/refund-order.ts'
import { orders } from '#modules/orders/tables.ts'
import { refundPayment } from '#modules/payments/index.ts'
import { reconcilePayments } from '#modules/payments/reconcile-payments.ts'
import { savedCards, type Transaction, transactions } from '#modules/payments/tables.ts'
import { isPaid } from '#modules/payments/vocabulary.ts'
import { people } from '#modules/people/tables.ts'
import { schools } from '#modules/schools/tables.ts'
import { memberships } from '#modules/subscriptions/tables.ts'
import type { Actor, Ctx, SchoolIdentity } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { seedDemoSchools } from '#seeds/seed-demo-schools.ts'
import { DEMO_MEDIA_QUEUES } from '#seeds/media/queues.ts'
import { within } from '#test/limits.ts'
import { partsOfJobs, thrown } from '#test/parts-of-jobs.ts'
import { demoBankJobs } from './jobs.ts'
import { isBankToBeTold } from '../what-is-made.ts'
import { TELL_BANK_QUEUE } from './queue.ts'
import { queueUntold } from './queue-untold.ts'
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
const ownerOf = async ({ tx }: Ctx): Promise<Actor> => {
  const [owner] = await tx.select().from(people).where(eq(people.adminRole, 'owner'))
  const { id, name, email } = owner!
  return { id, name, email, role: 'admin', adminRole: 'owner' }
}
const payments = () =>
  market.app.units.withoutSchool('a test reads what was paid', (tx) => tx.select().from(transactions))
const untold = async () =>
  (await payments()).filter((each) => isPaid(each.status) && each.gatewayPaymentId === null).length
const orderOf = async ({ orderId }: Transaction) =>
  (await (await inDemo()).reading(({ tx }) => tx.select().from(orders).where(eq(orders.id, orderId))))[0]!

test('what was told by no job that is left is told at the next start', async () => {
  const { app, jobs } = market
  const url = market.config.databaseUrl
  expect(await isBankToBeTold(url)).toBe(true)
  // As where the school was made without a bank: the job is done, and told nothing.
  const finish = (tx: Tx) => tx.execute(sql`delete from pgboss.job where name = ${TELL_BANK_QUEUE}`)
  await app.units.withoutSchool('a test ends jobs', finish)
  await queueUntold({ units: app.units, jobs })
  const queued = await app.units.withoutSchool('a test looks at jobs', (tx) =>
    tx.execute(sql`select data ->> 'schoolId' from pgboss.job where name = ${TELL_BANK_QUEUE}`),
  )
  expect(queued.rows).toHaveLength(2)
})

test('until the bank knows it, an order says why it cannot be given back, and offers no way to', async () => {
  const ctx = await inDemo()
  const order = await ctx.reading(async (inside) => {
    const [paid] = await inside.tx
      .select({ orderId: orders.id })
      .from(orders)
      .where(and(eq(orders.status, 'paid'), gt(orders.amount, 0)))
      .limit(1)
    return (await getOrder({ ...inside, actor: await ownerOf(inside) }, paid!)).order
  })
  expect(order).toMatchObject({ is_unknown_to_gateway: true, can: { refund: false } })
})

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
  expect(await isBankToBeTold(market.config.databaseUrl)).toBe(false)
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

test('the bank keeps the cards of those who pay by periods, and does with each as it did before', async () => {
  const asks = { ...partsOfJobs(market), gateways: market.gateways, findSchool }
  await reconcilePayments(asks, thrown)
  const ctx = await inDemo()
  const members = await ctx.reading(({ tx }) =>
    tx
      .select({ lastCharge: memberships.lastCharge, card: savedCards })
      .from(memberships)
      .leftJoin(savedCards, eq(savedCards.transactionId, memberships.cardFrom))
      .where(isNotNull(memberships.cardFrom)),
  )
  expect(members.length).toBeGreaterThan(4)
  for (const { lastCharge, card } of members) {
    expect(card).toMatchObject({ brand: expect.any(String), forgetAt: null })
    expect(card!.last4).toBe(lastCharge === 'past_due' ? '0341' : '4444')
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

test('each paid order of the demo school is given back by the call of its admin', async () => {
  const ctx = await inDemo()
  const paid = await ctx.reading(({ tx }) =>
    tx
      .select({ orderId: orders.id })
      .from(orders)
      .innerJoin(transactions, eq(transactions.orderId, orders.id))
      .where(and(eq(orders.status, 'paid'), gt(orders.amount, 0), isNotNull(orders.fulfilledAt))),
  )
  expect(paid.length).toBeGreaterThan(20)
  const actor = await ctx.reading(ownerOf)
  const [fulfillables, scarce] = [new Fulfillables(), allThatIsScarce()]
  const settle = market.app.units.outside({ school: ctx.school, actor })
  for (const { orderId } of paid) {
    const { order } = await settle.reading((inside) => getOrder(inside, { orderId }))
    expect([order.number, order.can.refund, order.is_unknown_to_gateway]).toEqual([order.number, true, false])
    const asked = { orderId, reason: 'Dobra wola', access: 'keep', code: 'free' } as const
    await settle.inTransaction((inside) => refundOrder(inside, asked, { ...market, fulfillables, scarce }))
  }
  const left = () =>
    ctx.reading(({ tx }) =>
      tx.$count(
        transactions,
        and(inArray(transactions.status, ['PERFORMED', 'CLEARED']), sql`refunded_amount < amount`),
      ),
    )
  await expect.poll(left, { timeout: within(60_000) }).toBe(0)
})
