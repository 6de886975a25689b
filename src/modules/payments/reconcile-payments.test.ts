import { asc, eq, isNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { clock, DAY, HOUR, MINUTE, SECOND } from '#platform/clock.ts'
import { tellOfRow } from '#platform/jobs/failed-row.ts'
import { newId } from '#platform/ids.ts'
import { errorReporter } from '#platform/errors/error-reporter.ts'
import { parseDsn } from '#platform/errors/dsn.ts'
import { type Gateway, GatewayUnavailable } from '#providers/payments/port.ts'
import { anErrorCollector } from '#test/error-collector.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { openSandboxAccount } from './open-sandbox-account.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { refunds, transactions } from './tables.ts'

let school: TestSchool
const world = await aWorld()
beforeEach(async () => {
  school = await world.aSchool()
})
afterEach(async () => {
  await world.app.units.withoutSchool('each test reconciles its own payments', (tx) =>
    tx.update(transactions).set({ status: 'CANCELED', settledAt: clock.now() }).where(isNull(transactions.settledAt)),
  )
})
afterAll(() => world.close())

/** Payments that were started some minutes ago and never settled, oldest first. */
const aBacklog = (count: number, descriptions = (_nth: number) => 'good') =>
  school.work(async (ctx) => {
    const { tx, now } = ctx
    const account = await openSandboxAccount(ctx)
    return tx
      .insert(transactions)
      .values(
        Array.from({ length: count }, (_, nth) => ({
          hash: newId(),
          orderId: newId(),
          payerId: school.student.id,
          accountId: account!.id,
          amount: 100,
          currency: 'PLN',
          description: descriptions(nth),
          createdAt: new Date(now.getTime() - 10 * MINUTE + nth),
        })),
      )
      .returning({ id: transactions.id })
  })

const statuses = () =>
  school.work(({ tx }) =>
    tx
      .select({ description: transactions.description, status: transactions.status })
      .from(transactions)
      .orderBy(asc(transactions.createdAt)),
  )

/** A gateway that knows of every payment, unless it fails as told by what the payment is called. */
function aGateway() {
  const asked: string[] = []
  const findPayment: Gateway['findPayment'] = async (id) => {
    asked.push(id)
    const [row] = await school.work(({ tx }) => tx.select().from(transactions).where(eq(transactions.id, id)))
    if (row!.description === 'bad') throw new TypeError('The gateway says what nobody understands')
    if (row!.description === 'down') throw new GatewayUnavailable()
    const outcome = { status: 'approved' as const, paymentId: id }
    return { outcome, idempotencyKey: id, amount: 100, currency: 'PLN', refundedAmount: 0, sequence: 1 }
  }
  const gateways = { gatewayOf: async () => ({ gateway: { findPayment } }) } as never
  return { asked, parts: { gateways, units: world.app.units, findSchool: async () => school } }
}

const ignore = () => undefined

test('one that cannot be asked about keeps no other waiting, however many there are', async () => {
  const { asked, parts } = aGateway()
  await aBacklog(230, (nth) => (nth < 210 ? 'bad' : 'good'))
  const told: string[] = []
  await reconcilePayments(parts, (_error, { id }) => told.push(id))
  expect((await statuses()).filter(({ status }) => status === 'PERFORMED')).toHaveLength(20)
  expect([asked.length, new Set(asked).size, told.length]).toEqual([230, 230, 210])
})

test('it is asked about again ever more rarely, and never twice in a run, however long that takes', async () => {
  const { asked, parts } = aGateway()
  await aBacklog(100, () => 'bad')
  await reconcilePayments(parts, () => clock.moveBy(2 * SECOND))
  expect(asked).toHaveLength(100)
  await reconcilePayments(parts, ignore)
  expect(asked).toHaveLength(100)
  clock.moveBy(HOUR)
  await reconcilePayments(parts, ignore)
  expect(asked).toHaveLength(200)
})

test('it is logged and told to the error collector; a gateway that is down is neither', async () => {
  const collector = await anErrorCollector()
  const logged: unknown[] = []
  const log = { ...world.app.log, error: (entry: unknown) => logged.push(entry) }
  const reportError = errorReporter(parseDsn(collector.dsn), { environment: 'test' })
  const [bad] = await aBacklog(3, (nth) => ['bad', 'down', 'good'][nth]!)
  const tell = tellOfRow('payments.reconcile', { log: log as never, reportError })
  await reconcilePayments(aGateway().parts, tell)
  expect(logged).toEqual([
    { err: expect.any(TypeError), queue: 'payments.reconcile', school: school.slug, row: bad!.id },
  ])
  await expect.poll(() => collector.collected.length).toBe(1)
  expect(collector.collected[0]!.event).toMatchObject({
    transaction: 'job payments.reconcile',
    tags: { school: school.slug },
    exception: { values: [{ type: 'TypeError', value: 'The gateway says what nobody understands' }] },
  })
  await collector.close()
  expect((await statuses()).map(({ status }) => status)).toEqual(['STARTED', 'STARTED', 'PERFORMED'])
})

test('a refund that its job gave up is asked for again under its key, hourly at last, until the gateway has made it', async () => {
  const [payment] = await aBacklog(1)
  const { id } = payment!
  await school.work(async ({ tx, now }) => {
    const paid = { status: 'PERFORMED' as const, settledAt: now, gatewayPaymentId: id }
    await tx.update(transactions).set(paid).where(eq(transactions.id, id))
    await tx.insert(refunds).values({ transactionId: id, amount: 60, key: `${id}:1`, state: 'asked', createdAt: now })
  })
  const sent: string[] = []
  let isDown = true
  const refund: Gateway['refund'] = async (_paymentId, refundedAmount, key) => {
    sent.push(key)
    if (isDown) throw new GatewayUnavailable()
    return { refundedAmount }
  }
  const parts = { ...aGateway().parts, gateways: { gatewayOf: async () => ({ gateway: { refund } }) } as never }
  const told: unknown[] = []
  const sentIn = async (milliseconds: number) => {
    clock.moveBy(milliseconds)
    const before = sent.length
    await reconcilePayments(parts, (error) => told.push(error))
    return sent.length - before
  }
  expect([await sentIn(20 * SECOND), await sentIn(20 * SECOND), await sentIn(SECOND)]).toEqual([0, 1, 0])
  expect([await sentIn(2 * DAY), await sentIn(30 * MINUTE), await sentIn(31 * MINUTE)]).toEqual([1, 0, 1])
  isDown = false
  expect([await sentIn(HOUR), await sentIn(DAY)]).toEqual([1, 0])
  const row = await school.work(({ tx }) => tx.select().from(transactions).where(eq(transactions.id, id)))
  expect([row[0]!.refundedAmount, row[0]!.refundingAmount]).toEqual([60, 0])
  expect([new Set(sent), told]).toEqual([new Set([`${id}:1`]), []])
})
