/** What of an account is told to whoever is about to merge it. */
export const BELONGING_KINDS = [
  'orders',
  'grants',
  'lectures',
  'attempts',
  'notes',
  'comments',
  'posts',
  'reviews',
  'votes',
  'responses',
  'bookings',
  'tickets',
  'seats',
  'admin_notes',
] as const
export type BelongingKind = (typeof BELONGING_KINDS)[number]
