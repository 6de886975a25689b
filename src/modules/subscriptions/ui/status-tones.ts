import type { MembershipStatus } from '../vocabulary.ts'

export const STATUS_TONES = { active: 'good', at_risk: 'bad', canceled: 'plain' } as const satisfies Record<
  MembershipStatus,
  string
>
