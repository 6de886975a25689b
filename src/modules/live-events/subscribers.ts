import type { Reactions } from '#platform/jobs/reactions.ts'
import { dateComing, eventMoved, recordingNamed, ticketIssued } from './events.ts'
import { reachHolders } from './recording/reach-holders.ts'
import { remindOfDate } from './reminders/remind-of-date.ts'
import { tellMoved } from './tell-moved.ts'
import { type EventLetterParts, writeTicket } from './write-to-holder.ts'

export function eventReactions(reactions: Reactions, parts: EventLetterParts): void {
  reactions.on(ticketIssued, 'live-events.write-ticket', (ctx, { payload }) => writeTicket(ctx, payload, parts))
  reactions.on(eventMoved, 'live-events.tell-moved', (ctx, { payload }) => tellMoved(ctx, payload, parts))
  reactions.on(recordingNamed, 'live-events.give-recording', (ctx, { payload }) => reachHolders(ctx, payload, parts))
  reactions.on(dateComing, 'live-events.remind-of-date', (ctx, { payload }) => remindOfDate(ctx, payload, parts))
}
