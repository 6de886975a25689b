import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { domainEvents } from '#platform/db/tables.ts'
import { newId } from '#platform/ids.ts'
import { disputeDecided, paymentDisputed, paymentRefunded } from './events.ts'
import { recordDecision, recordDispute } from './record-dispute.ts'
import { sendRefunds } from './send-refunds.ts'
import { disputes, gatewayNotifications, refunds, type Transaction, transactions } from './tables.ts'
import { notificationJob } from './work-off-notification.ts'

const market = await aMarket()
await market.startWorking()
afterAll(() => market.close())

/** What the sandbox bank charges for a dispute. */
const FEE = 6_000

/** A payment of a school of its own, as it stands, and what was told of it. */
async function aPayment() {
  const school = await market.aSchool()
  await school.as(school.student).call(onePageCheckout, await market.aPurchase(school))
  const paid = () => school.work(async ({ tx }) => (await tx.select().from(transactions))[0]!)
  await expect.poll(async () => (await paid()).status).toBe('PERFORMED')
  const told = (kind: { eventName: string }) =>
    school.work(async ({ tx }) =>
      (await tx.select().from(domainEvents).where(eq(domainEvents.name, kind.eventName))).map(({ payload }) => payload),
    )
  const dispute = () => school.work(async ({ tx }) => (await tx.select().from(disputes))[0])
  const stateIs = (state: string) => expect.poll(async () => (await dispute())?.state).toBe(state)
  return { school, paid, told, dispute, stateIs, payment: await paid() }
}

const refundOf = ({ id }: Transaction, state: 'asked' | 'done') => ({
  transactionId: id,
  amount: 100,
  key: newId(),
  state,
  ...(state === 'done' && { settledAt: new Date() }),
})

test('a payment its payer disputes is told of once, with the day to answer by, and stays paid until money moves', async () => {
  const { school, paid, told, dispute, payment } = await aPayment()
  const { id, orderId, amount, currency } = payment
  await market.bank.plan('notify_twice', { idempotencyKey: id })
  await market.bank.dispute(id)
  await expect.poll(async () => (await told(paymentDisputed)).length).toBe(1)
  const { respondBy, ...kept } = (await dispute())!
  expect(kept).toMatchObject({ amount, feeAmount: FEE })
  expect(respondBy!.getTime()).toBeGreaterThan(Date.now())
  const [notified] = (await school.work(({ tx }) => tx.select().from(gatewayNotifications))).filter(({ body }) =>
    body.includes('disputed'),
  )
  const event = { eventId: '', paymentId: '', status: 'disputed' as const, sequence: 2, refundedAmount: 0 }
  const again = {
    schoolId: school.id,
    notificationId: notified!.id,
    event: { ...event, idempotencyKey: id, amount, currency },
  }
  const job = notificationJob({ units: market.app.units, findSchool: async () => school })
  await job.work(again, AbortSignal.timeout(10_000))
  expect(await told(paymentDisputed)).toEqual([
    {
      transaction_id: id,
      order_id: orderId,
      payer_id: school.student.id,
      amount,
      currency,
      respond_by: respondBy!.toISOString(),
      disputed_amount: amount,
      fee: FEE,
    },
  ])
  expect(await paid()).toMatchObject({ status: 'PERFORMED', refundedAmount: 0 })
})

test('one that is won leaves the money where it is', async () => {
  const { paid, told, dispute, stateIs, payment } = await aPayment()
  await market.bank.dispute(payment.id)
  await stateIs('open')
  await market.bank.decideDispute(payment.id, 'won')
  await stateIs('won')
  expect(await dispute()).toMatchObject({ decidedAt: expect.any(Date), amount: payment.amount, feeAmount: 0 })
  expect(await told(disputeDecided)).toMatchObject([{ transaction_id: payment.id, outcome: 'won', fee: 0 }])
  expect(await paid()).toMatchObject({ refundedAmount: 0 })
})

test('one that is lost goes back as the bank says, as a refund nobody asked for', async () => {
  const { school, paid, told, dispute, stateIs, payment } = await aPayment()
  await market.bank.dispute(payment.id)
  await stateIs('open')
  await market.bank.decideDispute(payment.id, 'lost')
  await stateIs('lost')
  expect(await dispute()).toMatchObject({ amount: payment.amount, feeAmount: FEE })
  expect(await told(disputeDecided)).toMatchObject([{ outcome: 'lost', fee: FEE }])
  expect(await told(paymentRefunded)).toMatchObject([{ amount: payment.amount }])
  expect(await paid()).toMatchObject({ refundedAmount: payment.amount, refundingAmount: 0 })
  expect(await school.work(({ tx }) => tx.select().from(refunds))).toMatchObject([
    { state: 'done', askedById: null, amount: payment.amount },
  ])
})

test('the database refuses a refund that is asked for meanwhile, whoever asks, and says why', async () => {
  const { school, stateIs, payment } = await aPayment()
  await market.bank.dispute(payment.id)
  await stateIs('open')
  const ask = () => school.work(({ tx }) => tx.insert(refunds).values(refundOf(payment, 'asked')))
  await expect(ask()).rejects.toMatchObject({
    code: '23001',
    constraint: 'refunds_disputed',
    message: expect.stringContaining('could go back twice'),
  })
  await market.bank.decideDispute(payment.id, 'won')
  await stateIs('won')
  await ask()
})

test('a refund that was asked for before waits, and goes on once the money stays', async () => {
  const { school, stateIs, payment } = await aPayment()
  await school.work(({ tx }) => tx.insert(refunds).values(refundOf(payment, 'asked')))
  await market.bank.dispute(payment.id)
  await stateIs('open')
  const { units } = market.app
  const outside = units.outside({ school, actor: { role: 'system' } })
  await sendRefunds(outside, payment.id, market.gateways)
  const refund = async () => (await school.work(({ tx }) => tx.select().from(refunds)))[0]!.state
  expect(await refund()).toBe('asked')
  await market.bank.decideDispute(payment.id, 'won')
  await expect.poll(refund).toBe('done')
})

test('a decision that is told first stays, whatever is told of the dispute after it', async () => {
  const { school, told, dispute, payment } = await aPayment()
  await school.work((ctx) => recordDecision(ctx, payment.id, 'won'))
  await school.work((ctx) => recordDispute(ctx, payment.id))
  await school.work((ctx) => recordDecision(ctx, payment.id, 'lost'))
  expect(await dispute()).toMatchObject({ state: 'won' })
  expect([await told(paymentDisputed), await told(disputeDecided)]).toMatchObject([[], [{ outcome: 'won' }]])
})

test('one of which nobody kept how it stands keeps no refund from being made, and can still be decided', async () => {
  const { school, dispute, payment } = await aPayment()
  await school.work(({ tx }) => tx.insert(disputes).values({ transactionId: payment.id, state: 'unknown' }))
  await school.work(({ tx }) => tx.insert(refunds).values(refundOf(payment, 'asked')))
  await school.work((ctx) => recordDecision(ctx, payment.id, 'lost'))
  expect(await dispute()).toMatchObject({ state: 'lost' })
})

test('of a refund and a dispute at once, whichever is put down first decides', async () => {
  const { school, payment } = await aPayment()
  const lock = sql`select 1 from ${transactions} where ${transactions.id} = ${payment.id} for update`
  const [asked, disputed] = await Promise.allSettled([
    school.work(async ({ tx }) => {
      await tx.execute(lock)
      await tx.insert(refunds).values(refundOf(payment, 'asked'))
    }),
    school.work((ctx) => recordDispute(ctx, payment.id)),
  ])
  expect(disputed.status).toBe('fulfilled')
  const kept = await school.work(({ tx }) => tx.select().from(refunds))
  expect(kept).toHaveLength(asked.status === 'fulfilled' ? 1 : 0)
})
