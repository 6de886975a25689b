import { shownEmail } from '#platform/shown-email.ts'
import type { AwaitedEmail, ShownEmailChange } from './contract.ts'
import type { EmailChangeRow } from './tables.ts'
import type { EmailChangeState } from './vocabulary.ts'

export type Side = ShownEmailChange['side']

export function stateOf(row: EmailChangeRow, side: Side, now: Date): EmailChangeState {
  if (row.outcome) return row.outcome
  if (row.expiresAt <= now) return 'expired'
  return (side === 'new' ? row.newConfirmedAt : row.oldConfirmedAt) ? 'waiting' : 'open'
}

export const viewChange = (row: EmailChangeRow, side: Side, now: Date): ShownEmailChange => ({
  state: stateOf(row, side, now),
  side,
  email: shownEmail(row.email),
  old_email: shownEmail(row.oldEmail),
})

export const viewAwaited = (row: EmailChangeRow): AwaitedEmail => ({
  email: shownEmail(row.email),
  is_new_confirmed: row.newConfirmedAt !== null,
  is_old_confirmed: row.oldConfirmedAt !== null,
  expires_at: row.expiresAt.toISOString(),
})
