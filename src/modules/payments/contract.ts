import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Amount, Currency, Done, Id, Time } from '#platform/contract/shapes.ts'
import { FAILURE_REASONS, TRANSACTION_STATUSES } from './vocabulary.ts'

export const Transaction = z.object({
  hash: z.string(),
  status: z.enum(TRANSACTION_STATUSES),
  reason: z.enum(FAILURE_REASONS).nullable(),
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
  status: z.enum(TRANSACTION_STATUSES),
  transaction: Transaction,
  checkoutLink: z.string(),
})
export type TransactionState = z.output<typeof TransactionState>

/** Addressed by a secret, so it needs no session: the payer may come back from the bank without one. */
export const pollTransaction = endpoint({
  method: 'POST',
  path: '/transaction/:hash/pending',
  summary: 'How a payment stands; the gateway itself is asked when its notification is late',
  access: 'anyone',
  params: HashParams,
  answer: TransactionState,
  forgeryCheck: false,
})

export const cancelPayment = endpoint({
  method: 'POST',
  path: '/transaction/:hash/cancel',
  summary: 'Give up a payment that waits for 3-D Secure',
  access: 'anyone',
  params: HashParams,
  answer: TransactionState,
})

export const CardEntry = z.object({ public_key: z.string(), key_id: z.string() })

export const getCardEntry = endpoint({
  method: 'GET',
  path: '/json/payments/card-entry',
  summary: 'The key that a browser encrypts a card with',
  access: 'anyone',
  answer: CardEntry,
})

export const takeNotification = endpoint({
  method: 'POST',
  path: '/payments/notifications/:provider/:schoolId',
  summary: 'What a payment gateway tells, signed by it',
  access: 'anyone',
  host: 'any',
  params: z.object({ provider: z.string().max(40), schoolId: Id }),
  answer: Done,
  forgeryCheck: false,
})
