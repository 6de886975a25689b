import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { domainEvents } from '#platform/db/tables.ts'
import { type ChargeOutcome, type Gateway, GatewayUnavailable, RefundNotPossible } from '#providers/payments/port.ts'
import { aWorld } from '#test/world.ts'
import { paymentRefunded } from './events.ts'
import type { Gateways } from './gateways.ts'
import { openSandboxAccount } from './open-sandbox-account.ts'
import { recordRefund } from './record-refund.ts'
import { refundPayment } from './refund-payment.ts'
import { sendRefunds } from './send-refunds.ts'
import { refunds, transactions } from './tables.ts'

const PAID = 10_000

const world = await aWorld()
const school = await world.aSchool()
afterAll(() => world.close())

const aPayment = () =>
  school.work(async (ctx) => {
    const account = await openSandboxAccount(ctx)
    const money = { amount: PAID, currency: 'PLN', description: 'Kurs' }
    const payment = { hash: newId(), orderId: newId(), payerId: school.student.id, accountId: account!.id }
    const [row] = await ctx.tx
      .insert(transactions)
      .values({ ...payment, ...money, gatewayPaymentId: newId(), status: 'PERFORMED' })
      .returning()
    return row!.id
  })
const rowsOf = (id: string) =>
  school.work(({ tx }) =>
    tx.select().from(refunds).where(eq(refunds.transactionId, id)).orderBy(asc(refunds.createdAt), asc(refunds.id)),
  )
const statesOf = async (id: string) => (await rowsOf(id)).map(({ amount, state }) => [amount, state])
const sumsOf = async (id: string) =>
  school.work(async ({ tx }) => {
    const [row] = await tx.select().from(transactions).where(eq(transactions.id, id))
    return [row!.refundedAmount, row!.refundingAmount]
  })
const told = (id: string, sum: number) => school.work((ctx) => recordRefund(ctx, id, sum))
const add = (transactionId: string, amount: number, state: 'asked' | 'done' = 'asked') =>
  school.work(({ tx }) => tx.insert(refunds).values({ transactionId, amount, state, key: newId() }))

/** A gateway with books of its own, as `refund` and `findPayment` tell of them. */
function aGateway(given = 0, { refundsParts = true } = {}) {
  const keys = new Set<string>()
  let back = given
  let isDown = false
  const gateway: Pick<Gateway, 'capabilities' | 'refund' | 'findPayment'> = {
    capabilities: { currencies: 'any', refundsParts, savesCards: true },
    async refund(_paymentId, amount, key) {
      if (isDown) throw new GatewayUnavailable()
      if (!keys.has(key) && back + amount > PAID) throw new RefundNotPossible()
      if (!keys.has(key)) back += amount
      keys.add(key)
      return { refundedAmount: back }
    },
    async findPayment(id) {
      const outcome: ChargeOutcome = { status: 'approved', paymentId: id }
      return { outcome, idempotencyKey: id, amount: PAID, currency: 'PLN', refundedAmount: back, sequence: 1 }
    },
  }
  const gateways = { gatewayOf: async () => ({ gateway }) } as unknown as Gateways
  return {
    keys,
    goDown: (down: boolean) => (isDown = down),
    giveBack: (amount: number) => (back += amount),
    refund: (id: string) => refundPayment(world.app.units.outside({ school, actor: { role: 'system' } }), id, gateways),
  }
}

test('a refund is put down before the gateway hears of it, and sent under the same key until it has answered', async () => {
  const [id, gateway] = [await aPayment(), aGateway()]
  gateway.goDown(true)
  await expect(gateway.refund(id)).rejects.toThrow(GatewayUnavailable)
  await expect(gateway.refund(id)).rejects.toThrow(GatewayUnavailable)
  expect([await statesOf(id), await sumsOf(id)]).toEqual([[[PAID, 'asked']], [0, PAID]])
  gateway.goDown(false)
  await Promise.all([gateway.refund(id), gateway.refund(id), gateway.refund(id)])
  expect([await statesOf(id), await sumsOf(id)]).toEqual([[[PAID, 'done']], [PAID, 0]])
  expect(gateway.keys.size).toBe(1)
})

test('what is put down while another of the same amount is sent is sent as well, whatever its clock says', async () => {
  const id = await aPayment()
  const put = (n: number, createdAt: Date) =>
    school.work(({ tx }) =>
      tx.insert(refunds).values({ transactionId: id, amount: 3_000, state: 'asked', key: `${id}:${n}`, createdAt }),
    )
  await put(1, new Date())
  const keys = new Set<string>()
  const gateway = {
    async refund(_paymentId: string, amount: number, key: string) {
      if (keys.size === 0) await put(2, new Date(Date.now() - MINUTE))
      keys.add(key)
      return { refundedAmount: amount * keys.size }
    },
  }
  const ctx = world.app.units.outside({ school, actor: { role: 'system' } })
  const send = () => sendRefunds(ctx, id, { gatewayOf: async () => ({ gateway }) } as unknown as Gateways)
  await send()
  await send()
  expect([keys.size, await statesOf(id), await sumsOf(id)]).toEqual([
    2,
    [
      [3_000, 'done'],
      [3_000, 'done'],
    ],
    [6_000, 0],
  ])
})

test('the database lets nobody ask for more than was paid, not even at the same moment', async () => {
  const id = await aPayment()
  const tries = await Promise.allSettled([add(id, 4_000), add(id, 4_000), add(id, 4_000, 'done')])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { constraint: 'transactions_refunded' },
  })
  const sums = await sumsOf(id)
  expect(sums[0]! + sums[1]!).toBe(8_000)
})

test('what the school gave back at the gateway itself makes ours too large: the rest is asked for anew', async () => {
  const [id, gateway] = [await aPayment(), aGateway()]
  gateway.goDown(true)
  await expect(gateway.refund(id)).rejects.toThrow(GatewayUnavailable)
  gateway.giveBack(3_000)
  await told(id, 3_000)
  expect([await statesOf(id), await sumsOf(id)]).toEqual([
    [
      [PAID, 'refused'],
      [3_000, 'done'],
    ],
    [3_000, 0],
  ])
  gateway.goDown(false)
  await gateway.refund(id)
  expect((await statesOf(id)).at(-1)).toEqual([7_000, 'done'])
  expect(await sumsOf(id)).toEqual([PAID, 0])
})

test('a refusal is put down; when all had gone back already, that is learnt, and nothing is left to do', async () => {
  const [id, gateway] = [await aPayment(), aGateway(PAID)]
  await gateway.refund(id)
  expect([await statesOf(id), await sumsOf(id)]).toEqual([
    [
      [PAID, 'refused'],
      [PAID, 'done'],
    ],
    [PAID, 0],
  ])
})

test('a refusal with something left is tried again under another key', async () => {
  const [id, gateway] = [await aPayment(), aGateway(2_000)]
  await expect(gateway.refund(id)).rejects.toThrow(RefundNotPossible)
  expect(await sumsOf(id)).toEqual([2_000, 0])
  await gateway.refund(id)
  expect(await sumsOf(id)).toEqual([PAID, 0])
  expect(gateway.keys.size).toBe(1)
})

test('a gateway that returns only whole payments is not asked for a part', async () => {
  const [id, gateway] = [await aPayment(), aGateway(0, { refundsParts: false })]
  await told(id, 1_000)
  await expect(gateway.refund(id)).rejects.toThrow(RefundNotPossible)
  expect(await statesOf(id)).toEqual([[1_000, 'done']])
  const whole = await aPayment()
  await gateway.refund(whole)
  expect(await sumsOf(whole)).toEqual([PAID, 0])
})

test('however sums are told, late, twice or out of order, rows, sums and events agree', async () => {
  const sum = fc.integer({ min: 1, max: PAID })
  await fc.assert(
    fc.asyncProperty(fc.array(sum, { maxLength: 5 }), fc.option(sum), async (sums, ours) => {
      const id = await aPayment()
      if (ours !== null) await add(id, ours)
      for (const each of [...sums, ...sums]) await told(id, each)
      const most = Math.max(0, ...sums)
      const rows = await rowsOf(id)
      const sumIn = (state: string) =>
        rows.filter((row) => row.state === state).reduce((before, { amount }) => before + amount, 0)
      expect([sumIn('done'), sumIn('asked')]).toEqual(await sumsOf(id))
      expect(sumIn('done')).toBe(most)
      const events = await school.work(({ tx }) =>
        tx.select().from(domainEvents).where(eq(domainEvents.name, paymentRefunded.eventName)),
      )
      const payloads = events.map(({ payload }) => payload as { transaction_id: string; amount: number })
      const mine = payloads.filter(({ transaction_id }) => transaction_id === id)
      expect(mine.reduce((before, { amount }) => before + amount, 0)).toBe(most)
    }),
    { numRuns: 25 },
  )
})
