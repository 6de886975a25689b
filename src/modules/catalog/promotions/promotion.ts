import type { InferSelectModel } from 'drizzle-orm'
import type { promotions } from '../tables.ts'
import { INFINITE_PACKAGES } from '../vocabulary.ts'

export type Promotion = InferSelectModel<typeof promotions>
type Terms = Pick<Promotion, 'startsAt' | 'endsAt' | 'endedAt' | 'packagesLimit' | 'packagesSold'>

/** Where a promotion stands at a moment: it runs from its start until its end date or its last package. */
export function stateOf(promotion: Terms, now: Date): 'scheduled' | 'running' | 'sold_out' | 'ended' {
  if (promotion.endedAt || (promotion.endsAt && promotion.endsAt <= now)) return 'ended'
  if (promotion.startsAt > now) return 'scheduled'
  return packagesLeft(promotion) === 0 ? 'sold_out' : 'running'
}

export const isRunning = (promotion: Terms, now: Date): boolean => stateOf(promotion, now) === 'running'

/** null when there is no limit */
export const packagesLeft = ({ packagesLimit, packagesSold }: Terms): number | null =>
  packagesLimit === INFINITE_PACKAGES ? null : Math.max(0, packagesLimit - packagesSold)
