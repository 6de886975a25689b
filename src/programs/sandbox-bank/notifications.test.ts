import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Client } from 'pg'

import { createTestDatabase } from '#test/test-database.ts'
import { ForgedNotification, type GatewayNotification } from '#providers/payments/port.ts'
import {
  aBank,
  aBankProcess,
  aListener,
  anOrder,
  type BankProcess,
  type Listener,
  lockedCard,
  type TestBank,
} from '#providers/payments/sandbox/testing.ts'
import { LIMITS, within } from '#test/limits.ts'

const LATE = { BANK_LATE_CONFIRMATION_MS: '700' }

let database: Awaited<ReturnType<typeof createTestDatabase>>
let bank: TestBank
let shop: Listener

beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.drop())
beforeEach(async () => {
  shop = await aListener()
})
afterEach(() => shop.stop())

const order = async (number?: string) =>
  anOrder(shop.url, { card: await lockedCard(bank.gateway, number ? { number } : {}) })
const events = (): GatewayNotification[] =>
  shop.received.map((notification) => bank.gateway.readNotification(notification))
const received = (count: number) =>
  vi.waitFor(() => expect(shop.received).toHaveLength(count), { timeout: LIMITS.toCome, interval: 20 })

describe('a bank', () => {
  beforeAll(async () => void (bank = await aBank(database.url, LATE)))
  afterAll(() => bank.stop())

  test('the shop is told of an approval and of a decline', async () => {
    const good = await order()
    const bad = await order('4000000000009987')
    const approved = await bank.gateway.charge(good)
    await received(1)
    await bank.gateway.charge(bad)
    await received(2)
    expect(events()).toMatchObject([
      {
        status: 'approved',
        paymentId: approved.paymentId,
        idempotencyKey: good.idempotencyKey,
        amount: 12_345,
        currency: 'PLN',
        refundedAmount: 0,
        sequence: 1,
        eventId: expect.any(String),
        occurredAt: expect.any(Date),
      },
      { status: 'declined', reason: 'card_lost', idempotencyKey: bad.idempotencyKey },
    ])
  })

  test('a notification can come twice, with one event id', async () => {
    await bank.plan('notify_twice')
    await bank.gateway.charge(await order())
    await received(2)
    const [first, second] = events()
    expect(second).toEqual(first)
  })

  test('a notification can come late', async () => {
    await bank.plan('delay_notification', { delay: 600 })
    const before = Date.now()
    await bank.gateway.charge(await order())
    await received(1)
    expect(Date.now() - before).toBeGreaterThanOrEqual(600)
  })

  test('notifications can come in the wrong order, and their sequence tells the right one', async () => {
    const wanted = await order()
    await bank.plan('reorder_notifications', { idempotencyKey: wanted.idempotencyKey })
    const { paymentId } = await bank.gateway.charge(wanted)
    await bank.gateway.refund(paymentId, 345, 'r')
    await received(2)
    expect(events()).toMatchObject([
      { status: 'refunded', sequence: 2, refundedAmount: 345 },
      { status: 'approved', sequence: 1, refundedAmount: 0 },
    ])
  })

  test('a notification that a newer one is to overtake comes by itself where there is none', async () => {
    await bank.plan('reorder_notifications', { delay: 600 })
    const before = Date.now()
    await bank.gateway.charge(await order())
    await received(1)
    expect(Date.now() - before).toBeGreaterThanOrEqual(600)
  })

  test('a notification can never come, and the payment is found all the same', async () => {
    const silent = await order()
    await bank.plan('withhold_notification', { idempotencyKey: silent.idempotencyKey })
    await bank.gateway.charge(silent)
    await bank.gateway.charge(await order())
    await received(1)
    expect(events()[0]?.idempotencyKey).not.toBe(silent.idempotencyKey)
    expect(await bank.gateway.findPayment(silent.idempotencyKey)).toMatchObject({ outcome: { status: 'approved' } })
  })

  test('it is sent again until the shop takes it', async () => {
    shop.answer = 500
    await bank.gateway.charge(await order())
    await received(1)
    shop.answer = 302
    await received(2)
    shop.answer = 204
    await received(3)
    expect(new Set(events().map(({ eventId }) => eventId)).size).toBe(1)
  })

  test('a card that confirms late is pending first, then approved', async () => {
    const late = await order('4000000000000077')
    expect(await bank.gateway.charge(late)).toMatchObject({ status: 'pending' })
    expect(await bank.gateway.findPayment(late.idempotencyKey)).toMatchObject({
      outcome: { status: 'pending' },
      sequence: 1,
    })
    await received(1)
    expect(events()).toMatchObject([{ status: 'approved', sequence: 2 }])
  })

  test('a forged notification is refused', async () => {
    await bank.gateway.charge(await order('4000000000009995'))
    await received(1)
    const { headers, rawBody } = shop.received[0]!
    const forgeries = [
      { headers, rawBody: Buffer.from(rawBody.toString().replaceAll('declined', 'approved')) },
      { headers: { ...headers, 'bank-event-id': 'another' }, rawBody },
      { headers: { ...headers, 'bank-timestamp': '1' }, rawBody },
      { headers: { ...headers, 'bank-signature': 'ż'.repeat(64) }, rawBody },
      { headers: { ...headers, 'bank-signature': undefined }, rawBody },
      { headers: {}, rawBody: Buffer.from('{}') },
    ]
    for (const forgery of forgeries) expect(() => bank.gateway.readNotification(forgery)).toThrow(ForgedNotification)
  })
})

describe('a bank in a process of its own', () => {
  let process: BankProcess
  beforeEach(async () => void (bank = process = await aBankProcess(database.url, LATE)))
  afterEach(() => process.stop())

  test('a bank killed between charge and notification sends it after its next start', async () => {
    await bank.plan('delay_notification', { delay: 300 })
    const wanted = await order()
    const late = await order('4000000000000077')
    await bank.gateway.charge(late)
    const outcome = await bank.gateway.charge(wanted)
    await process.kill()
    expect(shop.received).toHaveLength(0)
    bank = process = await aBankProcess(database.url, { BANK_LATE_CONFIRMATION_MS: '700' })
    await received(2)
    expect(
      events()
        .map(({ idempotencyKey }) => idempotencyKey)
        .toSorted(),
    ).toEqual([wanted.idempotencyKey, late.idempotencyKey].toSorted())
    expect(await bank.gateway.charge(wanted)).toEqual(outcome)
  })

  test('a bank killed amid a crowd of charges has charged each order once when all is repeated', async () => {
    const orders = await Promise.all(Array.from({ length: 60 }, () => order()))
    const first = Promise.allSettled(orders.map((one) => bank.gateway.charge(one)))
    await vi.waitFor(() => expect(shop.received.length).toBeGreaterThan(3), { timeout: LIMITS.toCome, interval: 1 })
    await process.kill()
    await first
    bank = process = await aBankProcess(database.url)
    const again = await Promise.all([...orders, ...orders].map((one) => bank.gateway.charge(one)))
    expect(new Set(again.map(({ paymentId }) => paymentId)).size).toBe(60)
    const told = () => new Set(events().map(({ idempotencyKey, eventId }) => `${idempotencyKey} ${eventId}`))
    await vi.waitFor(() => expect(told().size).toBe(60), { timeout: within(40_000), interval: 100 })
    const sql = new Client({ connectionString: database.url })
    await sql.connect()
    const { rows } = await sql.query(
      `select count(*)::int as count from sandbox_bank.payments where idempotency_key = any($1)`,
      [orders.map(({ idempotencyKey }) => idempotencyKey)],
    )
    await sql.end()
    expect(rows[0].count).toBe(60)
  })

  test('the bank ends itself when its parent is gone', async () => {
    const ended = new Promise((resolve) => process.process.once('exit', resolve))
    process.process.disconnect()
    expect(await ended).toBe(0)
  })
})

test('banks that start on one database at the same time agree on one key', async () => {
  const fresh = await createTestDatabase()
  const banks = await Promise.all([aBankProcess(fresh.url), aBankProcess(fresh.url), aBankProcess(fresh.url)])
  const entries = await Promise.all(banks.map(({ gateway }) => gateway.entry()))
  expect(new Set(entries.map((entry) => entry.kind === 'rsa' && entry.keyId)).size).toBe(1)
  await Promise.all(banks.map((one) => one.stop()))
  await fresh.drop()
})
