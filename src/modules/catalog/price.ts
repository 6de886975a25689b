import type { InferSelectModel } from 'drizzle-orm'
import { endOf, type EvergreenOffer } from './evergreen/evergreen.ts'
import { isRunning, type Promotion } from './promotions/promotion.ts'
import type { variants } from './tables.ts'

export interface PricedVariant {
  variant: InferSelectModel<typeof variants>
  /** the one that has not been ended, whether or not it runs now */
  promotion: Promotion | null
  /** the one that was not ended; what it means for a visitor depends on when they first saw it */
  evergreen: EvergreenOffer | null
  /** when whoever looks first saw it; undefined where that is everyone, or nobody has */
  seenAt?: Date | undefined
}

/** What a variant costs whoever looks, in minor units and gross. */
interface Price {
  standardAmount: number
  amount: number
  currency: string
  /** why it is less than the standard price; a price has one reason at most */
  reduction: PriceReduction | null
}

interface PriceReduction {
  source: 'promotion' | 'evergreen'
  sourceId: string
  /** how much less */
  amount: number
  /** the lowest price of the 30 days before, frozen when the reduction began */
  referenceAmount: number
}

/** The only place that decides whether a reduction applies. */
export function priceOf(priced: PricedVariant, moment: Date): Price {
  const { amount: standardAmount, currency } = priced.variant
  const running = runningAt(priced, moment)
  if (!running) return { standardAmount, amount: standardAmount, currency, reduction: null }
  const { source, by } = running
  return {
    standardAmount,
    amount: by.amount,
    currency,
    reduction: { source, sourceId: by.id, amount: standardAmount - by.amount, referenceAmount: by.referenceAmount },
  }
}

function runningAt(priced: PricedVariant, moment: Date) {
  const { promotion, evergreen } = priced
  if (evergreen && evergreenEnd(priced, moment)) return { source: 'evergreen' as const, by: evergreen }
  return promotion && isRunning(promotion, moment) ? { source: 'promotion' as const, by: promotion } : null
}

/** Until when whoever looks has the evergreen price: undefined before they first saw it, and once their time is over. */
export function evergreenEnd({ evergreen, seenAt }: PricedVariant, moment: Date): Date | undefined {
  if (!evergreen || !seenAt) return undefined
  const end = endOf(evergreen, seenAt)
  return end > moment ? end : undefined
}
