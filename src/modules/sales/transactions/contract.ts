import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Cursor, pageOf } from '#platform/contract/paging.ts'
import { Amount, Currency, GivenDay, Id, Time } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { PRODUCT_KINDS } from '#modules/catalog/vocabulary.ts'
import {
  COLLECTORS,
  DISPUTE_STATES,
  FAILURE_REASONS,
  REFUND_STATES,
  TRANSACTION_OUTCOMES,
  TRANSACTION_STATUSES,
} from '#modules/payments/vocabulary.ts'
import {
  INVOICE_STATUSES,
  SEARCH_MAX,
  TRANSACTION_FILTERS,
  TRANSACTION_SORTS,
  TRANSACTION_TYPES,
} from '../vocabulary.ts'

/** Named as the specification names them (commerce §3). */
export const TransactionRow = z.object({
  id: Id,
  status: z.enum(TRANSACTION_OUTCOMES),
  type: z.enum(TRANSACTION_TYPES),
  /** what was paid for, as it was called then */
  title: z.string(),
  order: z.object({ id: Id, number: z.string() }),
  buyer: z.object({ id: Id, name: z.string(), email: z.string() }),
  /** of all that was paid for */
  quantity: z.int(),
  /** how many were invited to what was bought for others */
  child_invitations: z.int(),
  amount: Amount,
  /** of it, what the platform takes, with VAT; and what the school's own gateway keeps, as far as it told */
  fees: Amount,
  /** of it, what went back */
  refunded_amount: Amount,
  currency: Currency,
  date: Time,
  /** all of it went back */
  is_revoked: z.boolean(),
  /** null where no invoice is made for it */
  invoice_status: z.enum(INVOICE_STATUSES).nullable(),
})
export type TransactionRow = z.output<typeof TransactionRow>

export const TransactionDetails = TransactionRow.extend({
  /** as the gateway tells it, and why it came to nothing */
  payment_status: z.enum(TRANSACTION_STATUSES),
  failure_reason: z.enum(FAILURE_REASONS).nullable(),
  /** a path of the school's site: where its buyer can try again */
  checkoutLink: z.string(),
  settled_at: Time.nullable(),
  lines: z.array(
    z.object({
      id: Id,
      title: z.string(),
      product: z.object({ id: Id, kind: z.enum(PRODUCT_KINDS), title: z.string() }),
      quantity: z.int(),
      /** of the quantity, those that are for others than the buyer */
      seats: z.int(),
      amount: Amount,
      returned_amount: Amount,
    }),
  ),
  refunds: z.array(
    z.object({
      id: Id,
      amount: Amount,
      state: z.enum(REFUND_STATES),
      reason: z.string(),
      asked_by: z.string().nullable(),
      created_at: Time,
    }),
  ),
  /** on whose account the money arrived */
  collected_by: z.enum(COLLECTORS),
  /** how it stands where its payer asked their own bank for the money back */
  dispute: z.enum(DISPUTE_STATES).nullable(),
  /** what the gateway charges for that */
  dispute_fee: Amount,
})
export type TransactionDetails = z.output<typeof TransactionDetails>

export const TransactionFilter = z.object({
  /** parts of the buyer's name or address, of the order's number, and of what was ordered: all of them are looked for */
  q: oneLine().max(SEARCH_MAX).optional(),
  status: z.enum(TRANSACTION_FILTERS).optional(),
  type: z.enum(TRANSACTION_TYPES).optional(),
  /** that was paid for, whatever else was */
  product_id: Id.optional(),
  /** when they began: days of the school, both included */
  from: GivenDay.optional(),
  until: GivenDay.optional(),
})
export type TransactionFilter = z.output<typeof TransactionFilter>

export const listTransactions = endpoint('GET /json/home/transactions', {
  summary:
    'Payments and attempts to pay, by words, status, type, product and days; the newest first, unless another order is asked for',
  access: 'admin',
  right: 'see-orders',
  query: TransactionFilter.extend({ sort: z.enum(TRANSACTION_SORTS).optional(), cursor: Cursor }),
  answer: pageOf(TransactionRow).extend({
    /** the one that was asked for */
    product: z.object({ id: Id, title: z.string() }).nullable(),
  }),
})

const TransactionTotal = z.object({
  currency: Currency,
  transactions_count: z.int(),
  /** of those that were completed: what was paid, what of that went back, and what of it are fees */
  completed_amount: Amount,
  refunded_amount: Amount,
  fees: Amount,
})
export type TransactionTotal = z.output<typeof TransactionTotal>

export const getTransactionTotals = endpoint('GET /json/home/transaction-totals', {
  summary: 'How many transactions are found by the filter of their list, and how much money they are, by currency',
  access: 'admin',
  right: 'see-orders',
  query: TransactionFilter,
  answer: z.object({
    totals: z.array(TransactionTotal),
    /** of those with words, a product or a type: there are more than are added up at once; days that hold fewer have sums */
    is_too_many: z.boolean(),
  }),
})

export const getTransaction = endpoint('GET /json/home/transactions/:transactionId', {
  summary: 'A transaction with what was paid for, what went back and whether it is disputed',
  access: 'admin',
  right: 'see-orders',
  answer: z.object({ transaction: TransactionDetails }),
})
