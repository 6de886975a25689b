import { shownEmail } from '#platform/shown-email.ts'
import type { Invitation } from './contract.ts'
import { resendableAt } from './policy.ts'
import type { InvitationRow } from './tables.ts'

interface Known {
  progress?: Invitation['progress'] | undefined
  /** the account that has the seat */
  claimedBy?: { name: string; email: string } | null
  isOwn?: boolean
  isRemindable?: boolean
}

/** For its buyer; for an admin who looks at somebody else's, nothing can be done. */
export function viewInvitation(
  row: InvitationRow,
  now: Date,
  { progress = null, claimedBy = null, isOwn = true, isRemindable = false }: Known = {},
): Invitation {
  const isSent = row.status === 'sent'
  return {
    id: row.id,
    name: row.name,
    email: shownEmail(row.email),
    status: row.status,
    sent_at: row.sentAt.toISOString(),
    reminded_at: row.remindedAt?.toISOString() ?? null,
    accepted_at: row.status === 'accepted' ? (row.settledAt?.toISOString() ?? null) : null,
    claimed_by: claimedBy && { name: claimedBy.name, email: shownEmail(claimedBy.email) },
    progress,
    can: {
      remind: isOwn && isRemindable,
      resend: isOwn && isSent && resendableAt(row) <= now,
      delete: isOwn && isSent,
      release: isOwn && row.status === 'accepted',
    },
  }
}
