import { DECLINE_REASONS } from '#platform/decline-reasons.ts'

/** How an attempt to pay stands between the payer and the gateway: what became of the money. */
export const TRANSACTION_STATUSES = [
  'STARTED',
  'AUTHENTICATION',
  'PENDING',
  'PERFORMED',
  'CLEARED',
  'FAILURE',
  'ERROR',
  'CANCELED',
] as const
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number]

/** As payers are told: ACCESS_GRANTED once they have what the money was for (commerce §3, §4). */
export const SHOWN_STATUSES = [...TRANSACTION_STATUSES, 'ACCESS_GRANTED'] as const
export type ShownStatus = (typeof SHOWN_STATUSES)[number]

const SUCCESSES: readonly ShownStatus[] = ['PERFORMED', 'CLEARED', 'ACCESS_GRANTED']
const FAILURES: readonly ShownStatus[] = ['FAILURE', 'ERROR', 'CANCELED']

export const isPaid = (status: ShownStatus): boolean => SUCCESSES.includes(status)
export const isFailed = (status: ShownStatus): boolean => FAILURES.includes(status)
export const isSettled = (status: ShownStatus): boolean => isPaid(status) || isFailed(status)

/** The same as a school is told: whether the money came, may still come, or will not (commerce §4). */
export const TRANSACTION_OUTCOMES = ['pending', 'completed', 'failed'] as const
export type TransactionOutcome = (typeof TRANSACTION_OUTCOMES)[number]

export const IN_OUTCOME = {
  pending: ['STARTED', 'AUTHENTICATION', 'PENDING'],
  completed: ['PERFORMED', 'CLEARED'],
  failed: ['FAILURE', 'ERROR', 'CANCELED'],
} as const satisfies Record<TransactionOutcome, readonly TransactionStatus[]>

export const outcomeOf = (status: TransactionStatus): TransactionOutcome =>
  isPaid(status) ? 'completed' : isFailed(status) ? 'failed' : 'pending'

/**
 * Why a payment goes back as a whole: its buyer had the product, the last of a reduction was somebody else's by then, what was
 * counted towards it counts no longer, the contract had been withdrawn from before the money came, or what it was to go on with had ended.
 */
export const REFUND_REASONS = ['paid_twice', 'sold_out', 'price_gone', 'withdrawn', 'canceled'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** Whoever takes money for a school; each has an adapter in providers/payments. */
export const GATEWAYS = ['sandbox', 'sandbox_own'] as const
export type GatewayName = (typeof GATEWAYS)[number]
export const isGateway = (name: string): name is GatewayName => (GATEWAYS as readonly string[]).includes(name)

/** Whose account it is that the money arrives on: the school's own, or one on which the platform collects for it. */
export const COLLECTORS = ['school', 'platform'] as const
export type Collector = (typeof COLLECTORS)[number]

/** What gateways give their merchants to be known by (commerce §3, Payment provider settings), and what a school chooses beside it. */
export const ACCOUNT_FIELDS = [
  'api_login',
  'api_password',
  'api_public_key',
  'public_rsa_key',
  'digest_algorithm',
  'verification_code',
  'card_form',
] as const
export type AccountFieldName = (typeof ACCOUNT_FIELDS)[number]

/** What an account is tried for, one after the other. */
export const ACCOUNT_CHECKS = ['answers', 'credentials', 'cards', 'payments'] as const

export const ACCOUNT_MODES = ['test', 'live'] as const
/** New payments go through the active account; one that is off still answers for those it took. */
export const ACCOUNT_STATUSES = ['active', 'off'] as const

/** What became of a payer's wish to have their money back from their bank, from the school's side; unknown where nobody kept it. */
export const DISPUTE_STATES = ['open', 'won', 'lost', 'unknown'] as const
export type DisputeState = (typeof DISPUTE_STATES)[number]

/** Asked for, then given back by the gateway or refused by it. */
export const REFUND_STATES = ['asked', 'done', 'refused'] as const

/** Why a payment came to nothing: what gateways say, and that none of them ever heard of it. */
export const FAILURE_REASONS = [...DECLINE_REASONS, 'never_arrived'] as const
export type FailureReason = (typeof FAILURE_REASONS)[number]
