/** What can have happened with a student. */
export const HAPPENINGS = [
  'joined',
  'merged',
  'looked',
  'ordered',
  'granted',
  'revoked',
  'ended',
  'completed',
  'commented',
  'replied',
  'posted',
  'reviewed',
] as const
export type Happening = (typeof HAPPENINGS)[number]
