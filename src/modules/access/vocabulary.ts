/** The source of what is paid for by periods. */
export const FROM_PERIODS = 'membership'
/** The source of what came as a part of something. */
export const FROM_BUNDLE = 'bundle'
/** Where a student's right to a product comes from; `event`: the recording of one they had a ticket for. */
export const GRANT_SOURCES = [
  'purchase',
  FROM_PERIODS,
  FROM_BUNDLE,
  'event',
  'invitation',
  'instructor_action',
  'free',
] as const
export type GrantSource = (typeof GRANT_SOURCES)[number]
/** What comes with something else, because of the grant of that, and ends with it. */
export const ACCOMPANYING = [FROM_BUNDLE, 'event'] as const satisfies GrantSource[]
export type Accompanying = (typeof ACCOMPANYING)[number]

/** Whether a grant opens its product now, or will, or did until its time or an admin ended it. */
export const GRANT_STATES = ['open', 'coming', 'over', 'revoked'] as const
export type GrantState = (typeof GRANT_STATES)[number]

/** Days before access ends at which its student is told so. */
export const WEEK_BEFORE = 7
export const DAY_BEFORE = 1
