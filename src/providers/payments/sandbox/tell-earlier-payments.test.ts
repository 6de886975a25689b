import { afterAll, expect, test } from 'vitest'

import { newId } from '#platform/ids.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { credentialsFrom } from '#programs/sandbox-bank/credentials.ts'
import { IdempotencyKeyReused, RefundNotPossible } from '../port.ts'
import { type EarlierPayment, tellEarlierPayments } from './tell-earlier-payments.ts'
import { aBank, aListener, anOrder, lockedCard, SHOP } from './testing.ts'

const database = await createTestDatabase()
const bank = await aBank(database.url)
const shop = await aListener()
afterAll(async () => {
  await bank.stop()
  await shop.stop()
  await database.drop()
})

const reached = (origin: string, secret = 'a-secret-of-the-tests') => ({
  origin,
  merchant: credentialsFrom(secret),
  timeout: 5000,
})
const tell = (...payments: EarlierPayment[]) => tellEarlierPayments(reached(bank.origin), payments)
const anEarlier = (given: Partial<EarlierPayment> = {}): EarlierPayment => ({
  idempotencyKey: newId(),
  account: newId(),
  amount: 12_345,
  currency: 'PLN',
  refundedAmount: 0,
  description: 'Kurs „Żółte ćmy”',
  merchantName: 'Szkoła Jaźń',
  customer: { name: 'Zażółć Gęślą', email: 'zazolc@katedra.test' },
  returnUrl: `${SHOP}/payment/abc`,
  notifyUrl: shop.url,
  language: 'pl',
  paidAt: new Date('2026-01-02T03:04:05Z'),
  ...given,
})

test('what was paid before there were books is known once, however often it is told, and nobody is notified', async () => {
  const payments = [anEarlier(), anEarlier({ refundedAmount: 2_000 })]
  const [first, ...again] = await Promise.all([tell(...payments), tell(...payments), tell(...payments)])
  expect(first.size).toBe(2)
  for (const each of again) expect(each).toEqual(first)
  expect(await bank.gateway.findPayment(payments[1]!.idempotencyKey)).toEqual({
    outcome: { status: 'approved', paymentId: first.get(payments[1]!.idempotencyKey), fee: 173 },
    idempotencyKey: payments[1]!.idempotencyKey,
    amount: 12_345,
    currency: 'PLN',
    refundedAmount: 2_000,
    sequence: 1,
  })
  expect(shop.received).toEqual([])
})

test('what is left of it can be given back, and no more', async () => {
  const payment = anEarlier({ refundedAmount: 2_000 })
  const paymentId = (await tell(payment)).get(payment.idempotencyKey)!
  await expect(bank.gateway.refund(paymentId, 10_346, 'too-much')).rejects.toThrow(RefundNotPossible)
  expect(await bank.gateway.refund(paymentId, 10_345, 'rest')).toEqual({ refundedAmount: 12_345 })
  // Told again as it was, it stays as it is.
  await tell(payment)
  expect(await bank.gateway.findPayment(payment.idempotencyKey)).toMatchObject({ refundedAmount: 12_345, sequence: 2 })
})

test('a key of another payment, or of one that was declined, is refused, with all that came with it', async () => {
  const known = anEarlier()
  await tell(known)
  const number = '4000000000009995'
  const declined = anOrder(shop.url, { card: await lockedCard(bank.gateway, { number }), amount: 12_345 })
  await bank.gateway.charge(declined)
  for (const wrong of [{ ...known, amount: 1 }, { ...known, currency: 'EUR' }, anEarlier(declined)]) {
    const beside = anEarlier()
    await expect(tell(beside, wrong)).rejects.toThrow(IdempotencyKeyReused)
    expect(await bank.gateway.findPayment(beside.idempotencyKey)).toBeNull()
  }
})

test.each([
  { amount: 0 },
  { amount: 1.5 },
  { refundedAmount: 12_346 },
  { currency: 'zł' },
  { returnUrl: 'javascript:alert(1)' },
])('a payment like %j is refused', async (wrong) => {
  await expect(tell(anEarlier(wrong))).rejects.toThrow('422')
})

test('the bank takes nobody’s word but its merchant’s, in production as well', async () => {
  const { origin, stop } = await aBank(database.url, {
    NODE_ENV: 'production',
    BANK_ALLOW_IN_PRODUCTION: 'true',
    BANK_CONTROL: 'false',
  })
  const payment = anEarlier()
  try {
    for (const stranger of [origin, bank.origin].map((at) => reached(at, 'another-long-secret')))
      await expect(tellEarlierPayments(stranger, [payment])).rejects.toThrow('401')
    expect(await bank.gateway.findPayment(payment.idempotencyKey)).toBeNull()
    const known = await tellEarlierPayments(reached(origin), [payment])
    expect(await bank.gateway.findPayment(payment.idempotencyKey)).toMatchObject({
      outcome: { status: 'approved', paymentId: known.get(payment.idempotencyKey) },
    })
  } finally {
    await stop()
  }
})
