export const GIFT_NAME_MAX = 120
export const GIFT_MESSAGE_MAX = 1000

/** A gift as it is filled in so far: nothing of it need be right yet. */
export interface HalfGift {
  name: string
  email: string
  message: string
  send_on: string
}

/** The same day of the next year, as days are compared: 29 February stands before 1 March. */
export const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
