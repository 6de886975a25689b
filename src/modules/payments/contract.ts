import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Amount, Currency, Done, Id, Time } from '#platform/contract/shapes.ts'
import { FAILURE_REASONS, REFUND_REASONS, SHOWN_STATUSES } from './vocabulary.ts'

export const Transaction = z.object({
  hash: z.string(),
  status: z.enum(SHOWN_STATUSES),
  reason: z.enum(FAILURE_REASONS).nullable(),
  /** why what was paid goes back; null when it does not */
  refund_reason: z.enum(REFUND_REASONS).nullable(),
  amount: Amount,
  currency: Currency,
  description: z.string(),
  /** where the bank waits for the payer to confirm; null when it does not */
  authentication_url: z.string().nullable(),
  /** where what was bought is */
  purchase_link: z.string(),
  created_at: Time,
  can: z.object({ cancel: z.boolean() }),
})
export type Transaction = z.output<typeof Transaction>

const HashParams = z.object({ hash: z.string().regex(/^[\w-]{43}$/) })

export const TransactionState = z.object({
  status: z.enum(SHOWN_STATUSES),
  transaction: Transaction,
  checkoutLink: z.string(),
})
export type TransactionState = z.output<typeof TransactionState>

/** Addressed by a secret, so it needs no session: the payer may come back from the bank without one. */
export const pollTransaction = endpoint('POST /transaction/:hash/pending', {
  summary: 'How a payment stands; the gateway itself is asked when its notification is late',
  access: 'anyone',
  refuses: [409, 502],
  params: HashParams,
  answer: TransactionState,
  forgeryCheck: false,
})

export const cancelPayment = endpoint('POST /transaction/:hash/cancel', {
  summary: 'Give up a payment that waits for 3-D Secure',
  access: 'anyone',
  changes: 'own',
  refuses: [409, 502],
  params: HashParams,
  answer: TransactionState,
})

export const CardEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rsa'), public_key: z.string(), key_id: z.string() }),
  z.object({ kind: z.literal('publishable'), key: z.string(), tokens_url: z.string() }),
  z.object({ kind: z.literal('redirect') }),
])
export type CardEntry = z.output<typeof CardEntry>

export const getCardEntry = endpoint('GET /json/payments/card-entry', {
  summary:
    'What a browser needs to take a card: a key to encrypt it with, one to send it to the gateway with for a token, or nothing',
  access: 'anyone',
  refuses: [409, 502],
  answer: CardEntry,
})

export const takeNotification = endpoint('POST /payments/notifications/:gateway/:schoolId', {
  summary: 'What a payment gateway tells, signed by it',
  access: 'anyone',
  refuses: [403, 409],
  isSigned: true,
  host: 'any',
  params: z.object({ gateway: z.string().max(40), schoolId: Id }),
  answer: Done,
  forgeryCheck: false,
})
