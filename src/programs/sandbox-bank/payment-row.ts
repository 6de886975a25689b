import type { QueryResultRow } from 'pg'

import type { Language } from '#platform/i18n/language.ts'
import type { CardConduct } from './test-cards.ts'
import type { DeclineReason, DisputeOutcome, WirePayment } from './wire.ts'

export type PaymentStatus = WirePayment['status']

export interface PaymentRow extends QueryResultRow {
  id: string
  merchant: string
  idempotency_key: string
  amount: string
  currency: string
  refunded_amount: string
  description: string
  merchant_name: string
  language: Language
  return_url: string
  notify_url: string
  status: PaymentStatus
  reason: DeclineReason | null
  sequence: number
  authentication_token: string
  card_conduct: CardConduct | null
  card_brand: string | null
  card_last4: string | null
  card_expiry_month: number | null
  card_expiry_year: number | null
  card_fingerprint: string | null
  issued_token: string | null
  /** what became of the payer's wish to have it back; null where they have none */
  dispute: 'open' | DisputeOutcome | null
  /** how much of it that is about, and what the bank charges for it */
  dispute_amount: string | null
  dispute_fee: string | null
  created_at: Date
  updated_at: Date
}

export const paymentOnWire = (row: PaymentRow, bankOrigin: string): WirePayment => ({
  id: row.id,
  idempotency_key: row.idempotency_key,
  status: row.status,
  reason: row.reason,
  redirect_url: row.status === 'needs_authentication' ? `${bankOrigin}/authenticate/${row.authentication_token}` : null,
  amount: Number(row.amount),
  currency: row.currency,
  refunded_amount: Number(row.refunded_amount),
  fee: row.status === 'approved' ? feeOf(Number(row.amount)) : 0,
  card_fingerprint: row.card_fingerprint,
  saved_card: savedCardOnWire(row),
  sequence: row.sequence,
})

/** An amount for each payment and a share of it (commerce §1); never more than was paid. */
export const feeOf = (amount: number): number => Math.min(amount, 25 + Math.round(amount * 0.012))

function savedCardOnWire(row: PaymentRow): WirePayment['saved_card'] {
  if (!row.issued_token || !row.card_brand || !row.card_last4 || !row.card_expiry_month || !row.card_expiry_year)
    return null
  if (!row.card_fingerprint) return null
  return {
    token: row.issued_token,
    brand: row.card_brand,
    last4: row.card_last4,
    expiry_month: row.card_expiry_month,
    expiry_year: row.card_expiry_year,
    fingerprint: row.card_fingerprint,
  }
}
