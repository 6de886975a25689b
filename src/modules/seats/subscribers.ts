import type { Reactions } from '#platform/jobs/reactions.ts'
import { invitationAsked } from './events.ts'
import { type InvitationLetterParts, writeInvitation } from './write-invitation.ts'

export function seatReactions(reactions: Reactions, parts: InvitationLetterParts): void {
  reactions.on(invitationAsked, 'seats.mail-invitation', (ctx, { payload }) => writeInvitation(ctx, payload, parts))
}
