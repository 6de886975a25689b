import type { LetterParts } from '#modules/mails/index.ts'
import { eventMoved } from '#modules/live-events/events.ts'
import type { Reactions } from '#platform/jobs/reactions.ts'
import {
  beginningAsked,
  giftReturned,
  giftsMoved,
  invitationAsked,
  seatClaimedByAnother,
  seatTakenBack,
} from './events.ts'
import { tellFirst, tellMoved } from './gifts/tell-moved.ts'
import { writeGiftReturned } from './gifts/write-gift-returned.ts'
import { writeBeginning } from './write-beginning.ts'
import { writeClaimed } from './write-claimed.ts'
import { writeInvitation } from './write-invitation.ts'
import { writeTakenBack } from './write-taken-back.ts'

export function seatReactions(reactions: Reactions, parts: LetterParts): void {
  reactions.on(invitationAsked, 'seats.mail-invitation', (ctx, { payload }) => writeInvitation(ctx, payload, parts))
  reactions.on(beginningAsked, 'seats.mail-beginning', (ctx, { payload }) => writeBeginning(ctx, payload, parts))
  reactions.on(seatTakenBack, 'seats.mail-taken-back', (ctx, { payload }) => writeTakenBack(ctx, payload, parts))
  reactions.on(seatClaimedByAnother, 'seats.mail-claimed', (ctx, { payload }) => writeClaimed(ctx, payload, parts))
  reactions.on(eventMoved, 'seats.tell-moved', (ctx, { payload }) => tellFirst(ctx, payload, parts))
  reactions.on(giftsMoved, 'seats.tell-more-moved', (ctx, { payload }) => tellMoved(ctx, payload, parts))
  reactions.on(giftReturned, 'seats.mail-gift-returned', (ctx, { payload }) => writeGiftReturned(ctx, payload, parts))
}
