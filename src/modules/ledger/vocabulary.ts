/**
 * Where a school's money stands. What it has and what it spent is positive, what it owes and what it earned is negative, so that each entry is
 * zero. `buyers`: what was received and is not (or no longer) earned. `partners_paid`: what partners got, from wherever the school paid it.
 * `corrections`: what the platform gave the school (or took, below 0) to put something right.
 */
export const LEDGER_ACCOUNTS = [
  'platform_pending',
  'platform_available',
  'platform_reserved',
  'own_gateway',
  'owed_platform',
  'owed_partners',
  'buyers',
  'sales',
  'vat',
  'fees',
  'fee_vat',
  'commissions',
  'partners_paid',
  'corrections',
] as const
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number]

/** What is owed or earned: shown as what it is, not as the minus that it is in the book. */
export const CREDIT_ACCOUNTS: readonly LedgerAccount[] = [
  'owed_platform',
  'owed_partners',
  'buyers',
  'sales',
  'vat',
  'partners_paid',
  'corrections',
]

/** What stands between a school and the platform, and can be put right by those who run it. */
export const CORRECTED_ACCOUNTS = ['platform_available', 'owed_platform'] as const satisfies readonly LedgerAccount[]

/** In whose favour: a school's, or the platform's. */
export const CORRECTION_SIDES = ['school', 'platform'] as const
export const CORRECTION_REASON_MAX = 300
/** in minor units */
export const CORRECTION_MAX = 100_000_000

/** What happened: each once for what it happened to. */
export const ENTRY_KINDS = [
  'payment',
  'gateway_fee',
  'sale',
  'fee',
  'clearing',
  'refund',
  'return',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'commission',
  'payout',
  'payout_undone',
  'correction',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** Money that the platform collected is available so many days after it was paid (migrations/functions: `enter_payment`). */
export const HELD_DAYS = 7

/** What a proof looks at, one after the other. */
export const PROOFS = ['entries', 'sums', 'payments', 'refunds', 'sales', 'partners', 'gateway'] as const
export type Proof = (typeof PROOFS)[number]
