import { z } from 'zod'
import { event } from '#platform/events/event.ts'

/** Somebody has a place at an event. */
export const ticketIssued = event('live-events.ticket-issued', z.object({ ticket_id: z.uuid() }))

/** The last ticket whose holder was written to; null before the first. */
const After = z.object({ at: z.iso.datetime(), id: z.uuid() }).nullable()

/** The dates or the place of an event that has holders are others now. */
export const eventMoved = event(
  'live-events.event-moved',
  z.object({ event_id: z.uuid(), revision: z.int(), after: After }),
)

/** A date of an event is a day or an hour away. */
export const dateComing = event(
  'live-events.date-coming',
  z.object({ session_id: z.uuid(), starts_at: z.iso.datetime(), hours: z.int(), after: After }),
)

/** An event can be watched afterwards. */
export const recordingNamed = event(
  'live-events.recording-named',
  z.object({ event_id: z.uuid(), course_id: z.uuid(), after: After }),
)

/** Somebody wants a place at an event that is full. */
export const waitingJoined = event('live-events.waiting-joined', z.object({ entry_id: z.uuid() }))

/** Places that came free are kept for those who waited longest; they are to be told. */
export const placesOffered = event('live-events.places-offered', z.object({ event_id: z.uuid() }))

export type Reached = z.output<typeof After>
