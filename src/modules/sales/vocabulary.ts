import { TRANSACTION_OUTCOMES } from '#modules/payments/vocabulary.ts'

/** What a list of transactions may be narrowed to: how they ended, or that money went back. */
export const TRANSACTION_FILTERS = [...TRANSACTION_OUTCOMES, 'returned'] as const

/** Paid once, or for a membership (commerce §3). */
export const TRANSACTION_TYPES = ['one_time', 'subscription'] as const

/** By when they began or by amount; with a minus the last and the largest first. */
export const TRANSACTION_SORTS = ['-date', 'date', '-amount', 'amount'] as const
export type TransactionSort = (typeof TRANSACTION_SORTS)[number]

/** How far the invoice of a transaction is (commerce §3). */
export const INVOICE_STATUSES = ['attempt', 'started', 'completed', 'performed', 'scheduled', 'failed'] as const

export const SEARCH_MAX = 150
