import { afterAll, describe, expect, test } from 'vitest'
import { Client } from 'pg'

import { newId } from '#platform/ids.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { type ChargeOrder, IdempotencyKeyReused, GatewayUnavailable } from '../port.ts'
import { credentialsFrom } from '#programs/sandbox-bank/credentials.ts'
import { sandboxPayments } from './sandbox-payments.ts'
import { aBank, aListener, anOrder, lockedCard, type TypedCard } from './testing.ts'

const database = await createTestDatabase()
const bank = await aBank(database.url)
const shop = await aListener()
const sql = new Client({ connectionString: database.url })
await sql.connect()
afterAll(async () => {
  await bank.stop()
  await shop.stop()
  await sql.end()
  await database.drop()
})

const order = async (card: TypedCard = {}, rest: Partial<ChargeOrder> = {}) =>
  anOrder(shop.url, { card: await lockedCard(bank.gateway, card), ...rest })

const paymentsOf = async (idempotencyKey: string) =>
  (await sql.query('select * from sandbox_bank.payments where idempotency_key = $1', [idempotencyKey])).rows

describe('the test cards', () => {
  test.each(['4111111111111111', '5555555555554444', '378282246310005'])('%s is approved at once', async (number) => {
    expect(await bank.gateway.charge(await order({ number }))).toEqual({
      status: 'approved',
      paymentId: expect.any(String),
      fee: 173,
      fingerprint: expect.any(String),
    })
  })

  test.each([
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000006975', 'limit_exceeded'],
    ['4000000000000069', 'card_expired'],
    ['4000000000009987', 'card_lost'],
    ['4000000000009979', 'card_stolen'],
    ['4242424242424242', 'card_declined'],
    ['4111111111111112', 'card_data_invalid'],
  ])('%s is declined: %s', async (number, reason) => {
    expect(await bank.gateway.charge(await order({ number }))).toMatchObject({ status: 'declined', reason })
  })

  test('4000 0027 6000 3184 leads to a page of the bank', async () => {
    const outcome = await bank.gateway.charge(await order({ number: '4000002760003184' }))
    expect(outcome).toMatchObject({
      status: 'needs_authentication',
      redirectUrl: expect.stringContaining(`${bank.origin}/authenticate/`),
    })
  })

  test('4000 0000 0000 0341 is charged once and refuses renewals', async () => {
    const first = await bank.gateway.charge(await order({ number: '4000000000000341' }, { wantsSavedCard: true }))
    expect(first).toMatchObject({ status: 'approved', savedCard: { brand: 'visa', last4: '0341' } })
    const savedCard = first.status === 'approved' ? first.savedCard!.token : ''
    const renewal = await bank.gateway.charge(anOrder(shop.url, { card: { savedCard } }))
    expect(renewal).toMatchObject({ status: 'declined', reason: 'card_declined' })
  })
})

describe('the card', () => {
  test.each([
    ['entered on another site', { origin: 'http://evil.localhost:3000' }, 'card_data_invalid'],
    ['with a code too short', { code: '12' }, 'card_data_invalid'],
    ['with three digits for American Express', { number: '378282246310005', code: '123' }, 'card_data_invalid'],
    ['past its date', { expiry: '12/25' }, 'card_expired'],
    ['with a month that is none', { expiry: '13/39' }, 'card_data_invalid'],
  ])('%s is declined', async (_case, card, reason) => {
    expect(await bank.gateway.charge(await order(card))).toMatchObject({ status: 'declined', reason })
  })

  test.each([
    '',
    'aGVsbG8=',
    '{"number":"4111111111111111"}',
    '4111111111111111|12/39|123|http://school.localhost:3000',
  ])('that is not locked with the key of the bank (%j) is declined', async (encryptedCard) => {
    const outcome = await bank.gateway.charge(anOrder(shop.url, { card: { encryptedCard } }))
    expect(outcome).toMatchObject({ status: 'declined', reason: 'card_data_invalid' })
  })

  test('number and code are nowhere in the database of the bank', async () => {
    const { idempotencyKey } = await charged({ number: '5555555555554444', code: '987' }, { wantsSavedCard: true })
    const { rows } = await sql.query(
      `select p::text || coalesce(s::text, '') || coalesce(n::text, '') as everything from sandbox_bank.payments p
       left join sandbox_bank.saved_cards s on s.token = p.issued_token left join sandbox_bank.notifications n on n.payment_id = p.id
       where p.idempotency_key = $1`,
      [idempotencyKey],
    )
    expect(rows[0].everything).toContain('4444')
    expect(rows[0].everything).not.toContain('555555')
    expect(rows[0].everything).not.toMatch(/\b987\b/)
  })
})

describe('one key charges once', () => {
  test('fifty identical charges at the same time are one payment', async () => {
    const same = await order()
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => bank.gateway.charge(same)))
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(await paymentsOf(same.idempotencyKey)).toHaveLength(1)
    const sent = await sql.query(`select 1 from sandbox_bank.notifications where payment_id = $1`, [
      outcomes[0]!.paymentId,
    ])
    expect(sent.rowCount).toBe(1)
  })

  test('a decline stays a decline, even with a better card', async () => {
    const declined = await order({ number: '4000000000009995' })
    const first = await bank.gateway.charge(declined)
    expect(await bank.gateway.charge({ ...declined, card: await lockedCard(bank.gateway) })).toEqual(first)
  })

  test('the key of one order cannot buy another', async () => {
    const first = await charged()
    await expect(bank.gateway.charge({ ...first, amount: first.amount + 1 })).rejects.toThrow(IdempotencyKeyReused)
    await expect(bank.gateway.charge({ ...first, currency: 'EUR' })).rejects.toThrow(IdempotencyKeyReused)
  })

  test('when the answer is lost, the key tells what became of the charge', async () => {
    const lost = await order({}, { idempotencyKey: `klucz/żółty ${newId()}?#%` })
    await bank.plan('lose_answer', { idempotencyKey: lost.idempotencyKey })
    await expect(bank.gateway.charge(lost)).rejects.toThrow(GatewayUnavailable)
    const found = await bank.gateway.findPayment(lost.idempotencyKey)
    expect(found).toMatchObject({
      outcome: { status: 'approved' },
      amount: lost.amount,
      currency: 'PLN',
      refundedAmount: 0,
      sequence: 1,
    })
    expect(await bank.gateway.charge(lost)).toEqual(found?.outcome)
    expect(await paymentsOf(lost.idempotencyKey)).toHaveLength(1)
  })

  test('a key nobody used has no payment', async () => {
    expect(await bank.gateway.findPayment('nobody-used-this')).toBeNull()
  })
})

describe('a bank in trouble', () => {
  test('down, it is unavailable, and nothing was charged', async () => {
    const wanted = await order()
    await bank.plan('down', { times: 1000 })
    const refused = { status: 502, code: 'payments.gateway-unavailable' }
    await expect(bank.gateway.charge(wanted)).rejects.toMatchObject(refused)
    await expect(bank.gateway.findPayment('x')).rejects.toMatchObject(refused)
    await expect(bank.gateway.entry()).rejects.toMatchObject(refused)
    await bank.clearFaults()
    expect(await bank.gateway.findPayment(wanted.idempotencyKey)).toBeNull()
  })

  test('slow, it is given up on', async () => {
    const wanted = await order()
    await bank.plan('slow_answer', { idempotencyKey: wanted.idempotencyKey, delay: 60_000 })
    const hasty = sandboxPayments({
      origin: bank.origin,
      merchant: credentialsFrom('a-secret-of-the-tests'),
      account: 'any',
      timeout: 200,
    })
    await expect(hasty.charge(wanted)).rejects.toThrow(GatewayUnavailable)
  })

  test('absent, it is unavailable', async () => {
    const nobody = sandboxPayments({
      origin: 'http://127.0.0.1:9',
      merchant: credentialsFrom('a-secret-of-the-tests'),
      account: 'any',
      timeout: 1000,
    })
    await expect(nobody.entry()).rejects.toThrow(GatewayUnavailable)
    await expect(nobody.findPayment('x')).rejects.toThrow(GatewayUnavailable)
  })

  test('it lets no stranger in', async () => {
    const stranger = sandboxPayments({
      origin: bank.origin,
      merchant: credentialsFrom('another-long-secret'),
      account: 'any',
      timeout: 1000,
    })
    await expect(stranger.charge(await order())).rejects.toThrow('401')
    const { apiLogin, apiPassword } = credentialsFrom('a-secret-of-the-tests')
    const forger = { ...credentialsFrom('another-long-secret'), apiLogin, apiPassword }
    await expect(
      sandboxPayments({ origin: bank.origin, merchant: forger, account: 'any', timeout: 1000 }).entry(),
    ).rejects.toThrow('401')
  })

  test.each([{ amount: -1 }, { amount: 1.5 }, { amount: 0 }, { returnUrl: 'javascript:alert(1)' }, { currency: 'zł' }])(
    'it refuses an order like %j',
    async (change) => {
      await expect(bank.gateway.charge(await order({}, change))).rejects.toThrow('422')
    },
  )
})

async function charged(...wanted: Parameters<typeof order>) {
  const placed = await order(...wanted)
  const outcome = await bank.gateway.charge(placed)
  expect(outcome.status).toBe('approved')
  return placed
}
