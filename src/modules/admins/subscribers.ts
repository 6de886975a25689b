import type { LetterParts } from '#modules/mails/index.ts'
import type { Reactions } from '#platform/jobs/reactions.ts'
import { adminInvited, adminJoined, adminRoleChanged } from './events.ts'
import { writeInvitation } from './invitations/write-invitation.ts'
import { writeJoined } from './invitations/write-joined.ts'
import { writeRoleChanged } from './write-role-changed.ts'

export function adminReactions(reactions: Reactions, parts: LetterParts): void {
  reactions.on(adminInvited, 'admins.mail-invitation', (ctx, { payload }) => writeInvitation(ctx, payload, parts))
  reactions.on(adminJoined, 'admins.tell-of-joined', (ctx, event) => writeJoined(ctx, event, parts))
  reactions.on(adminRoleChanged, 'admins.tell-of-role', (ctx, event) => writeRoleChanged(ctx, event, parts))
}
