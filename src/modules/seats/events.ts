import { z } from 'zod'
import { event } from '#platform/events/event.ts'

/** Somebody is to get a link to their seat, for the first time or again. */
export const invitationAsked = event(
  'seats.invitation-asked',
  z.object({ invitation_id: z.uuid(), sending: z.int(), is_reminder: z.boolean().default(false) }),
)

/** Somebody who has claimed a seat and not begun is to be reminded of it. */
export const beginningAsked = event(
  'seats.beginning-asked',
  z.object({ invitation_id: z.uuid(), asked_at: z.iso.datetime() }),
)

/** A seat that somebody was written to about is taken back before they had it, by its buyer or, with a reason, with its order. */
export const seatTakenBack = event(
  'seats.seat-taken-back',
  z.object({ invitation_id: z.uuid(), reason: z.string(), is_with_order: z.boolean().default(false) }),
)

/** Somebody whose account has another address than their invitation has claimed the seat all the same. */
export const seatClaimedByAnother = event(
  'seats.seat-claimed-by-another',
  z.object({ invitation_id: z.uuid(), person_id: z.uuid() }),
)

/** An event of which tickets were given and not claimed has moved; after whom to go on telling. */
export const giftsMoved = event(
  'seats.gifts-moved',
  z.object({ event_id: z.uuid(), revision: z.int(), after: z.uuid().nullable() }),
)

/** Whoever was given a gift has it already, and the giver is to hear of it. */
export const giftReturned = event('seats.gift-returned', z.object({ invitation_id: z.uuid(), sending: z.int() }))
