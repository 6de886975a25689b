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
/** Those of something they wrote, of which so much is shown. */
export const WRITTEN: readonly Happening[] = ['commented', 'replied', 'posted']
export const FIRST_SIGNS = 120
export type Happening = (typeof HAPPENINGS)[number]
