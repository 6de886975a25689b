import type { InferSelectModel } from 'drizzle-orm'
import { endOf, type EvergreenOffer } from './evergreen/evergreen.ts'
import { isRunning, packagesLeft, type Promotion } from './promotions/promotion.ts'
import { stepFor } from './seats/seat-prices.ts'
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
  source: 'promotion' | 'evergreen' | 'seats'
  sourceId: string
  /** how much less */
  amount: number
  /** the lowest price of the 30 days before, frozen when the reduction began; null for many seats, which are never announced */
  referenceAmount: number | null
}

/** The only place that decides whether a reduction applies: what one of so many seats costs, and the one reason for it. */
export function priceOf(priced: PricedVariant, moment: Date, seats = 1): Price {
  const { amount: standardAmount, currency } = priced.variant
  const reduction = reductionOf(priced, moment, seats)
  return { standardAmount, amount: standardAmount - (reduction?.amount ?? 0), currency, reduction }
}

/** The least that a variant costs whoever looks. Where the buyer chooses, nothing is reduced. */
export function leastPriceOf(priced: PricedVariant, moment: Date): Price & { isChosen: boolean } {
  const { minimumAmount: amount } = priced.variant
  const price = priceOf(priced, moment)
  return amount === null ? { ...price, isChosen: false } : { ...price, standardAmount: amount, amount, isChosen: true }
}

/** Whoever buys many seats while the price is reduced pays the lower of both. */
function reductionOf(priced: PricedVariant, moment: Date, seats: number): PriceReduction | null {
  const { id, amount: standardAmount } = priced.variant
  const running = runningAt(priced, moment, seats)
  const step = stepFor(priced.variant, seats)
  if (step && step.amount < (running?.by.amount ?? standardAmount))
    return { source: 'seats', sourceId: id, amount: standardAmount - step.amount, referenceAmount: null }
  if (!running) return null
  const { source, by } = running
  return { source, sourceId: by.id, amount: standardAmount - by.amount, referenceAmount: by.referenceAmount }
}

function runningAt(priced: PricedVariant, moment: Date, seats: number) {
  const { promotion, evergreen } = priced
  if (evergreen && evergreenEnd(priced, moment)) return { source: 'evergreen' as const, by: evergreen }
  return promotion && isRunning(promotion, moment) && hasPackages(promotion, seats)
    ? { source: 'promotion' as const, by: promotion }
    : null
}

/** A promotion is for all seats of a purchase or for none. */
function hasPackages(promotion: Promotion, seats: number): boolean {
  const left = packagesLeft(promotion)
  return left === null || left >= seats
}

/** Until when whoever looks has the evergreen price: undefined before they first saw it, and once their time is over. */
export function evergreenEnd({ evergreen, seenAt }: PricedVariant, moment: Date): Date | undefined {
  if (!evergreen || !seenAt) return undefined
  const end = endOf(evergreen, seenAt)
  return end > moment ? end : undefined
}
