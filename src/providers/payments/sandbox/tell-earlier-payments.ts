import {
  EARLIER_PAYMENTS_MAX,
  type EarlierPayment as WireEarlierPayment,
  WireEarlierPayments,
} from '#programs/sandbox-bank/wire.ts'
import { type ChargeOrder, GatewayUnavailable, IdempotencyKeyReused } from '../port.ts'
import { type BankConnection, callBank } from './bank-client.ts'

export type EarlierPayment = Omit<ChargeOrder, 'card' | 'wantsSavedCard' | 'offSession'> & {
  /** which of the merchant's accounts it was paid into */
  account: string
  refundedAmount: number
  paidAt: Date
  /** with which it was paid, where it is kept for further payments */
  keptCard?: { number: string; expiryMonth: number; expiryYear: number } | undefined
}

export { EARLIER_PAYMENTS_MAX }

/**
 * Tells the bank of payments that it took before it kept books, some at a time; safe to repeat. Answers what it calls them, by their idempotency
 * keys. @throws IdempotencyKeyReused @throws GatewayUnavailable
 */
export async function tellEarlierPayments(
  bank: BankConnection,
  payments: EarlierPayment[],
): Promise<Map<string, string>> {
  const kept = await callBank(bank, {
    method: 'POST',
    path: '/control/payments',
    body: { payments: payments.map(onWire) },
    answer: WireEarlierPayments,
  })
  if (kept.status === 'not_found') throw new GatewayUnavailable('the bank does not know this call')
  if (kept.status === 'conflict') throw new IdempotencyKeyReused()
  const known = new Map(kept.body.payments.map(({ id, idempotency_key: key }) => [key, id]))
  if (!payments.every(({ idempotencyKey }) => known.has(idempotencyKey)))
    throw new GatewayUnavailable('the bank did not say of each payment what it calls it')
  return known
}

const onWire = (payment: EarlierPayment): WireEarlierPayment => ({
  idempotency_key: payment.idempotencyKey,
  account: payment.account,
  amount: payment.amount,
  currency: payment.currency,
  refunded_amount: payment.refundedAmount,
  description: payment.description,
  merchant_name: payment.merchantName,
  customer: payment.customer,
  return_url: payment.returnUrl,
  notify_url: payment.notifyUrl,
  language: payment.language,
  paid_at: payment.paidAt.toISOString(),
  kept_card: payment.keptCard && {
    number: payment.keptCard.number,
    expiry_month: payment.keptCard.expiryMonth,
    expiry_year: payment.keptCard.expiryYear,
  },
})
