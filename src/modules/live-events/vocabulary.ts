export const VENUES = ['online', 'place'] as const
export type Venue = (typeof VENUES)[number]

/** How many dates one event may have, and how long one of them may last. */
export const SESSIONS_MAX = 20
export const SESSION_HOURS_MAX = 72
export const PLACE_MAX = 150
export const ADDRESS_MAX = 300
export const LINK_MAX = 500
/** Hours before a date at which ticket holders are reminded of it. */
export const DAY_BEFORE = 24
export const HOUR_BEFORE = 1

/** How a date is checked off a list of participants. */
export const ATTENDANCE = ['in', 'out'] as const
