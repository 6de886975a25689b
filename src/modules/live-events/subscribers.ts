import type { Reactions } from '#platform/jobs/reactions.ts'
import type { LetterParts } from '#modules/mails/index.ts'
import { accessRevoked } from '#modules/access/events.ts'
import { dateComing, eventMoved, placesOffered, recordingNamed, ticketIssued, waitingJoined } from './events.ts'
import { reachHolders } from './recording/reach-holders.ts'
import { writeVoided } from './guests/write-voided.ts'
import { remindOfDate } from './reminders/remind-of-date.ts'
import { tellMoved } from './tell-moved.ts'
import { tellOffers } from './waiting/tell-offers.ts'
import { tellJoined, type WaitingLetterParts } from './waiting/write-to-entry.ts'
import { writeTicket } from './write-to-holder.ts'

export function eventReactions(reactions: Reactions, parts: LetterParts & WaitingLetterParts): void {
  reactions.on(ticketIssued, 'live-events.write-ticket', (ctx, { payload }) => writeTicket(ctx, payload, parts))
  reactions.on(eventMoved, 'live-events.tell-moved', (ctx, { payload }) => tellMoved(ctx, payload, parts))
  reactions.on(recordingNamed, 'live-events.give-recording', (ctx, { payload }) => reachHolders(ctx, payload, parts))
  reactions.on(dateComing, 'live-events.remind-of-date', (ctx, { payload }) => remindOfDate(ctx, payload, parts))
  reactions.on(waitingJoined, 'live-events.tell-joined', (ctx, { payload }) => tellJoined(ctx, payload, parts))
  reactions.on(placesOffered, 'live-events.tell-offers', (ctx, { payload }) => tellOffers(ctx, payload, parts))
  reactions.on(accessRevoked, 'live-events.write-voided', (ctx, { payload }) => writeVoided(ctx, payload, parts))
  // What a ticket left free was offered with the commit.
  reactions.on(accessRevoked, 'live-events.tell-freed', (ctx, { payload }) =>
    tellOffers(ctx, { event_id: payload.product_id }, parts),
  )
}
