import type { TransactionOutcome } from '../vocabulary.ts'

export const OUTCOME_TONES = {
  pending: 'caution',
  completed: 'good',
  failed: 'bad',
} as const satisfies Record<TransactionOutcome, string>
