import { DAY, HOUR } from '#platform/clock.ts'

/**
 * Where somebody stands who wants a place at an event that is full: in line; a place is theirs for a while; they pay for it; they have it; they let it
 * go, or its time went by; they left the line; or the line ended, as the event began or left the site.
 */
export const WAITING_STATES = ['waiting', 'offered', 'taking', 'taken', 'passed', 'left', 'ended'] as const
export type WaitingState = (typeof WAITING_STATES)[number]

/** Those of whom nothing more is to come, unless they join again. */
export const SETTLED_STATES = ['taken', 'passed', 'left', 'ended'] as const satisfies WaitingState[]

/** How long an offer lasts, unless the event begins soon. */
export const OFFER_LASTS = 24 * HOUR
export const OFFER_LASTS_AT_LEAST = HOUR
/** Of the time that is left until nobody can come any more, what one person may take to make up their mind. */
export const OFFER_SHARE = 1 / 4

/** How long entries are kept after their event, or after they were settled. */
export const KEPT_AFTER_EVENT = 14 * DAY
export const KEPT_AFTER_SETTLED = 30 * DAY

/** Raised whenever the wording of the consent changes; kept with each that is given. */
export const WAITING_VERSION = 1
/** Visitors do not see this field; robots fill it in. */
export const TRAP_FIELD = 'homepage'
/** Of the checkout's address: the secret by which an offered place is taken. */
export const PLACE_PARAM = 'place'
