/** One attempt to pay. PERFORMED, CLEARED and ACCESS_GRANTED are success, FAILURE, ERROR and CANCELED are not (commerce §3). */
export const TRANSACTION_STATUSES = [
  'STARTED',
  'AUTHENTICATION',
  'PENDING',
  'PERFORMED',
  'CLEARED',
  'ACCESS_GRANTED',
  'FAILURE',
  'ERROR',
  'CANCELED',
] as const
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number]

const SUCCESSES: readonly TransactionStatus[] = ['PERFORMED', 'CLEARED', 'ACCESS_GRANTED']
const FAILURES: readonly TransactionStatus[] = ['FAILURE', 'ERROR', 'CANCELED']

export const isPaid = (status: TransactionStatus): boolean => SUCCESSES.includes(status)
export const isFailed = (status: TransactionStatus): boolean => FAILURES.includes(status)
export const isSettled = (status: TransactionStatus): boolean => isPaid(status) || isFailed(status)

/** Why a payment came to nothing: what gateways say, and that none of them ever heard of it. */
export const FAILURE_REASONS = [
  'insufficient_funds',
  'limit_exceeded',
  'card_expired',
  'card_lost',
  'card_stolen',
  'authentication_failed',
  'card_data_invalid',
  'card_declined',
  'bank_unavailable',
  'never_arrived',
] as const
export type FailureReason = (typeof FAILURE_REASONS)[number]
