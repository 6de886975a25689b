/** Where a consultation takes place: the link and the number are told to whoever has booked. */
export const PLACE_KINDS = ['link', 'address', 'phone'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** `released`: what an order no longer holds, or not yet. */
export const BOOKING_STATES = ['released', 'held', 'booked', 'cancelled'] as const

/** Which bookings of a person or a consultation are listed. */
export const BOOKING_TIMES = ['coming', 'past'] as const
export type BookingTime = (typeof BOOKING_TIMES)[number]

/** In minutes. */
export const LENGTH_MIN = 10
export const LENGTH_MAX = 480
export const BUFFER_MAX = 240
/** Hours before a slot until which it can be booked, moved or cancelled. */
export const HOURS_AHEAD_MAX = 720
export const HORIZON_DAYS_MAX = 180
export const WHERE_MAX = 500
export const RULES_MAX = 50
export const EXCEPTIONS_MAX = 200
export const REASON_MAX = 500
export const SEARCH_MAX = 150

/** Days with free slots that are shown at once. */
export const DAYS_SHOWN = 7

/** Hours before a booking at which its student is reminded of it. */
export const DAY_BEFORE = 24
export const HOUR_BEFORE = 1
