/** Why a gateway takes no money of a card. */
export const DECLINE_REASONS = [
  'insufficient_funds',
  'limit_exceeded',
  'card_expired',
  'card_lost',
  'card_stolen',
  'authentication_failed',
  /** its holder was away, and has to confirm it */
  'authentication_required',
  'card_data_invalid',
  'card_declined',
  'bank_unavailable',
] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]
