import { z } from 'zod'
import { event } from '#platform/events/event.ts'

const Booking = z.object({ booking_id: z.uuid() })

/** Somebody has a slot. */
export const bookingMade = event('consultations.booking-made', Booking)

/** Somebody has a consultation, and is still to choose when. */
export const slotAwaited = event('consultations.slot-awaited', z.object({ grant_id: z.uuid() }))

/** A booking is at another time now. */
export const bookingMoved = event(
  'consultations.booking-moved',
  Booking.extend({ revision: z.int(), moved_by_id: z.uuid().nullable().default(null) }),
)

/** The last booking whose student was written to; null before the first. */
const After = z.object({ starts_at: z.iso.datetime(), id: z.uuid() }).nullable()

/** A consultation that is booked takes place elsewhere now; at a moment, as whoever books later knows. */
export const placeChanged = event(
  'consultations.place-changed',
  z.object({ consultation_id: z.uuid(), at: z.iso.datetime(), after: After }),
)

/** A booking was cancelled by its student or an admin. */
export const bookingCancelled = event('consultations.booking-cancelled', Booking)

/** A booking is a day or an hour away. */
export const bookingComing = event(
  'consultations.booking-coming',
  Booking.extend({ starts_at: z.iso.datetime(), hours: z.int() }),
)
