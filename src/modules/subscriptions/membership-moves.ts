import type { MembershipStatus } from './vocabulary.ts'

/** What happens to a membership. Whoever has canceled is charged no more, whatever becomes of a charge that was under way. */
export const MEMBERSHIP_MOVES = {
  paid: { at_risk: 'active' },
  refused: { active: 'at_risk' },
  canceled: { active: 'canceled', at_risk: 'canceled' },
  resumed: { canceled: 'active' },
} as const satisfies Record<string, Partial<Record<MembershipStatus, MembershipStatus>>>

/** How it stands afterwards: as before, where that changes nothing. */
export function statusAfter(status: MembershipStatus, what: keyof typeof MEMBERSHIP_MOVES): MembershipStatus {
  const moves: Partial<Record<MembershipStatus, MembershipStatus>> = MEMBERSHIP_MOVES[what]
  return moves[status] ?? status
}
