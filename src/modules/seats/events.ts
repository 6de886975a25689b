import { z } from 'zod'
import { event } from '#platform/jobs/event.ts'

/** Somebody is to get a link to their seat, for the first time or again. */
export const invitationAsked = event('seats.invitation-asked', z.object({ invitation_id: z.uuid(), sending: z.int() }))

/** Whoever was given a gift has it already, and the giver is to hear of it. */
export const giftReturned = event('seats.gift-returned', z.object({ invitation_id: z.uuid(), sending: z.int() }))
