/** What may wait for an admin, in the order in which it is shown. */
export const WAITING_KINDS = [
  'dispute',
  'support_request',
  'withdrawal',
  'refund_request',
  'failed_payment',
  'question',
  'answer',
  'entry',
  'held',
  'review',
  'film',
  'mail',
  'limit',
  'full_event',
  'promotion',
  'ending_access',
  'survey',
] as const
export type WaitingKind = (typeof WAITING_KINDS)[number]

/** Counted no further: from here on it says "99+". */
export const WAITING_MAX = 100
