import { z } from 'zod'

import { DECLINE_REASONS, type DeclineReason } from '#platform/decline-reasons.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'

export type { DeclineReason }

/** From the merchant's side. */
export const DISPUTE_OUTCOMES = ['won', 'lost'] as const
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number]

const webAddress = z.url({ protocol: /^https?$/ }).max(2000)
// PostgreSQL keeps no NUL in a text.
const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((value) => !value.includes('\0'), 'no NUL')
export const IdempotencyKey = text(200).min(1)
const currency = z.string().regex(/^[A-Z]{3}$/)

export const ChargeRequest = z
  .object({
    idempotency_key: IdempotencyKey,
    /** of the merchant's accounts, the one that is paid into */
    account: text(200),
    amount: z.int().min(0),
    currency,
    description: text(500),
    merchant_name: text(200).min(1),
    encrypted_card: z.string().max(2000).optional(),
    saved_card: text(200).optional(),
    /** of a card that the page sent to the bank itself */
    card_token: text(200).optional(),
    wants_saved_card: z.boolean(),
    /** of a saved card: its holder is not there */
    off_session: z.boolean(),
    customer: z.object({ name: text(200), email: text(320) }),
    return_url: webAddress,
    notify_url: webAddress,
    language: z.enum(LANGUAGES),
  })
  .refine(
    ({ encrypted_card: locked, saved_card: saved, card_token: token }) =>
      [locked, saved, token].filter((card) => card !== undefined).length === 1,
    'one card is needed',
  )
  .refine((order) => order.amount > 0 || order.wants_saved_card, 'an amount is needed')
export type ChargeRequest = z.infer<typeof ChargeRequest>

export const CardRequest = z.object({
  account: text(200),
  /** one of both */
  encrypted_card: z.string().max(2000).optional(),
  card_token: text(200).optional(),
  origin: webAddress,
})

/** What a page sends of a card, whichever it is. */
export const TokenRequest = z.object({
  /** the publishable key of the account that the card is for */
  key: text(400),
  number: z.string().regex(/^\d{12,19}$/),
  /** 12/39 */
  expiry: z.string().regex(/^(0[1-9]|1[0-2])\/\d{2}$/),
  code: z.string().regex(/^\d{3,4}$/),
})

export const RefundRequest = z.object({ idempotency_key: IdempotencyKey, amount: z.int().positive() })

/** How many payments are told of at a time. */
export const EARLIER_PAYMENTS_MAX = 40

const EarlierPayment = z
  .object({
    idempotency_key: IdempotencyKey,
    account: text(200),
    amount: z.int().positive(),
    currency,
    /** what of it went back before */
    refunded_amount: z.int().min(0),
    description: text(500),
    merchant_name: text(200).min(1),
    customer: z.object({ name: text(200), email: text(320) }),
    return_url: webAddress,
    notify_url: webAddress,
    language: z.enum(LANGUAGES),
    paid_at: z.iso.datetime(),
    /** with which it was paid, where it is kept for further payments */
    kept_card: z
      .object({ number: z.string().regex(/^\d{12,19}$/), expiry_month: z.int().min(1).max(12), expiry_year: z.int() })
      .optional(),
  })
  .refine(({ amount, refunded_amount: refunded }) => refunded <= amount, 'no more went back than was paid')
export type EarlierPayment = z.infer<typeof EarlierPayment>

export const EarlierPayments = z.object({ payments: z.array(EarlierPayment).min(1).max(EARLIER_PAYMENTS_MAX) })

const WireSavedCard = z.object({
  token: z.string(),
  brand: z.string(),
  last4: z.string(),
  expiry_month: z.int(),
  expiry_year: z.int(),
  fingerprint: z.string(),
})

/** What an account took, without what went back. */
export const WireBooks = z.object({ sums: z.array(z.object({ currency: z.string(), amount: z.int() })) })

export const WirePayment = z.object({
  id: z.string(),
  idempotency_key: z.string(),
  status: z.enum(['approved', 'needs_authentication', 'pending', 'declined', 'canceled']),
  reason: z.enum(DECLINE_REASONS).nullable(),
  redirect_url: z.string().nullable(),
  amount: z.int(),
  currency: z.string(),
  refunded_amount: z.int(),
  /** what the bank keeps of the amount; not told by banks of earlier versions */
  fee: z.int().min(0).default(0),
  /** not told by banks of earlier versions */
  card_fingerprint: z.string().nullable().default(null),
  saved_card: WireSavedCard.nullable(),
  sequence: z.int(),
})
export type WirePayment = z.infer<typeof WirePayment>

export const WireNotification = z.object({
  event_id: z.string(),
  type: z.enum(['approved', 'declined', 'canceled', 'refunded', 'disputed', 'dispute_won', 'dispute_lost']),
  occurred_at: z.iso.datetime(),
  /** of a dispute: until when the merchant may answer; not told by banks of earlier versions */
  respond_by: z.iso.datetime().nullable().default(null),
  /** what a dispute is about, and what the bank charges for it; not told by banks of earlier versions */
  dispute: z
    .object({ amount: z.int().positive(), fee: z.int().min(0) })
    .nullable()
    .default(null),
  payment: WirePayment,
})
export type WireNotification = z.infer<typeof WireNotification>

export const WireCardEntry = z.object({ key_id: z.string(), public_key: z.string() })
/** null: that is no card */
export const WireCard = z.object({ fingerprint: z.string().nullable() })
export const WireRefund = z.object({ refunded_amount: z.int() })
/** of all that were told of, those kept before as well */
export const WireEarlierPayments = z.object({
  payments: z.array(z.object({ id: z.string(), idempotency_key: z.string() })),
})
export type WireEarlierPayments = z.infer<typeof WireEarlierPayments>
