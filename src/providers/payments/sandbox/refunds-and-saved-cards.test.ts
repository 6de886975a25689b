import { afterAll, afterEach, describe, expect, test } from 'vitest'

import { DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { type ChargeOrder, RefundNotPossible } from '../port.ts'
import { credentialsFrom } from '#programs/sandbox-bank/credentials.ts'
import { sandboxPayments } from './sandbox-payments.ts'
import { aBank, aListener, anOrder, lockedCard, SHOP, type TypedCard } from './testing.ts'

const database = await createTestDatabase()
const bank = await aBank(database.url)
const shop = await aListener()
afterAll(async () => {
  await bank.stop()
  await shop.stop()
  await database.drop()
})

afterEach(() => bank.setClock(0))

const order = async (card: TypedCard = {}, rest: Partial<ChargeOrder> = {}) =>
  anOrder(shop.url, { card: await lockedCard(bank.gateway, card), ...rest })

describe('saved cards', () => {
  test('a saved card is charged without its holder until it is forgotten', async () => {
    const first = await bank.gateway.charge(
      await order({ number: '378282246310005', expiry: '07/31' }, { wantsSavedCard: true, amount: 0 }),
    )
    if (first.status !== 'approved') throw new Error(first.status)
    expect(first.savedCard).toEqual({
      kind: 'card',
      token: expect.any(String),
      fingerprint: expect.any(String),
      brand: 'american-express',
      last4: '0005',
      expiryMonth: 7,
      expiryYear: 2031,
    })
    const renewal = () =>
      bank.gateway.charge(anOrder(shop.url, { card: { savedCard: first.savedCard!.token }, offSession: true }))
    const { fingerprint } = first
    expect(await renewal()).toEqual({ status: 'approved', paymentId: expect.any(String), fee: 173, fingerprint })
    await bank.gateway.forgetCard(first.savedCard!.token)
    await bank.gateway.forgetCard(first.savedCard!.token)
    expect(await renewal()).toMatchObject({ status: 'declined', reason: 'card_data_invalid' })
  })

  /** The token of a card whose holder has confirmed its first charge with the code. */
  async function confirmed(number: string): Promise<string> {
    const first = await order({ number }, { wantsSavedCard: true })
    const asked = await bank.gateway.charge(first)
    if (asked.status !== 'needs_authentication') throw new Error(asked.status)
    await fetch(asked.redirectUrl, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ code: '123456' }),
    })
    const paid = (await bank.gateway.findPayment(first.idempotencyKey))!.outcome
    return paid.status === 'approved' ? paid.savedCard!.token : ''
  }
  const charge = (savedCard: string, offSession: boolean) =>
    bank.gateway.charge(anOrder(shop.url, { card: { savedCard }, offSession }))

  test('whoever is there is asked to confirm it all the same', async () => {
    const savedCard = await confirmed('4000002760003184')
    expect((await charge(savedCard, false)).status).toBe('needs_authentication')
    expect((await charge(savedCard, true)).status).toBe('approved')
  })

  test('one whose bank asks each time says while its holder is away that they have to confirm it', async () => {
    const savedCard = await confirmed('4000003800000446')
    expect(await charge(savedCard, true)).toMatchObject({ status: 'declined', reason: 'authentication_required' })
    expect((await charge(savedCard, false)).status).toBe('needs_authentication')
  })

  test('one that is past its expiry by the clock of the bank, which follows the merchant, is declined', async () => {
    const soon = new Date(Date.now() + 40 * DAY)
    const expiry = `${String(soon.getUTCMonth() + 1).padStart(2, '0')}/${String(soon.getUTCFullYear()).slice(2)}`
    const first = await bank.gateway.charge(await order({ expiry }, { wantsSavedCard: true }))
    const savedCard = first.status === 'approved' ? first.savedCard!.token : ''
    expect((await charge(savedCard, true)).status).toBe('approved')
    await bank.setClock(100 * DAY)
    expect(await charge(savedCard, true)).toMatchObject({ status: 'declined', reason: 'card_expired' })
  })

  test('a card nobody wanted saved is not', async () => {
    expect(await bank.gateway.charge(await order())).not.toHaveProperty('savedCard')
  })
})

describe('which card it is', () => {
  const fingerprintOf = async (card: TypedCard) => {
    const { encryptedCard } = await lockedCard(bank.gateway, card)
    return bank.gateway.fingerprintOf({ encryptedCard, origin: card.origin ?? SHOP })
  }

  test('is known before anything is charged, by whatever was typed beside its number, and the same once it is', async () => {
    const known = await fingerprintOf({ number: '5555555555554444' })
    expect(known).toEqual(expect.any(String))
    expect(known).not.toContain('5555')
    expect(await fingerprintOf({ number: '5555555555554444', expiry: '01/33', code: '987' })).toBe(known)
    expect(await fingerprintOf({ number: '4111111111111111' })).not.toBe(known)
    expect(await bank.gateway.charge(await order({ number: '5555555555554444' }))).toMatchObject({ fingerprint: known })
  })

  test('is another for another account of the merchant', async () => {
    const { encryptedCard } = await lockedCard(bank.gateway)
    const merchant = credentialsFrom('a-secret-of-the-tests')
    const other = sandboxPayments({ origin: bank.origin, merchant, account: 'another', timeout: 5000 })
    const asked = { encryptedCard, origin: SHOP }
    expect(await other.fingerprintOf(asked)).not.toBe(await bank.gateway.fingerprintOf(asked))
  })

  test('is nothing for what is no card, or was entered elsewhere', async () => {
    expect(await bank.gateway.fingerprintOf({ encryptedCard: 'aGVsbG8=', origin: SHOP })).toBeNull()
    const { encryptedCard } = await lockedCard(bank.gateway)
    expect(await bank.gateway.fingerprintOf({ encryptedCard, origin: 'http://evil.localhost:3000' })).toBeNull()
  })
})

describe('refunds', () => {
  test('a payment is given back in parts, each once, and never more than was paid', async () => {
    const { paymentId, idempotencyKey } = await charged()
    expect(await bank.gateway.refund(paymentId, 5000, 'first')).toEqual({ refundedAmount: 5000 })
    expect(await bank.gateway.refund(paymentId, 5000, 'first')).toEqual({ refundedAmount: 5000 })
    await expect(bank.gateway.refund(paymentId, 7346, 'too-much')).rejects.toThrow(RefundNotPossible)
    expect(await bank.gateway.refund(paymentId, 7345, 'rest')).toEqual({ refundedAmount: 12_345 })
    expect(await bank.gateway.findPayment(idempotencyKey)).toMatchObject({ refundedAmount: 12_345, sequence: 3 })
  })

  test('of two refunds of everything at once one succeeds', async () => {
    const { paymentId } = await charged()
    const refunds = await Promise.allSettled(['a', 'b', 'c'].map((key) => bank.gateway.refund(paymentId, 12_345, key)))
    expect(refunds.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('what was declined, or never was, cannot be given back', async () => {
    const declined = await bank.gateway.charge(await order({ number: '4000000000009995' }))
    await expect(bank.gateway.refund(declined.paymentId, 1, 'x')).rejects.toThrow(RefundNotPossible)
    await expect(bank.gateway.refund(newId(), 1, 'x')).rejects.toThrow(RefundNotPossible)
    await expect(bank.gateway.refund('not-an-id', 1, 'x')).rejects.toThrow(RefundNotPossible)
  })
})

async function charged() {
  const placed = await order()
  const outcome = await bank.gateway.charge(placed)
  expect(outcome.status).toBe('approved')
  return { ...placed, paymentId: outcome.paymentId }
}
