import { shownEmail } from '#platform/shown-email.ts'
import type { InvitationState } from '../vocabulary.ts'
import type { AdminInvitation } from './contract.ts'
import type { InvitationRow } from './tables.ts'

export const viewInvitation = (row: InvitationRow, now: Date): AdminInvitation => ({
  id: row.id,
  email: shownEmail(row.email),
  role: row.adminRole,
  sent_at: row.sentAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  is_expired: row.expiresAt <= now,
})

export function stateOf(row: InvitationRow, now: Date): InvitationState {
  if (row.acceptedAt) return 'accepted'
  if (row.withdrawnAt) return 'withdrawn'
  return row.expiresAt <= now ? 'expired' : 'open'
}
