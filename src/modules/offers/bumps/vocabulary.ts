/** How many products one checkout offers beside its own. */
export const BUMPS_MAX = 3
export const BUMP_HEADING_MAX = 70
export const BUMP_WORDS_MAX = 150

/** What a bump costs: what it costs everybody, or an amount or so many percent less of its own. */
export const BUMP_PRICES = ['usual', 'amount', 'percent'] as const
export type BumpPrice = (typeof BUMP_PRICES)[number]

/** Why nobody is offered a bump now. */
export const BUMP_PROBLEMS = ['draft', 'not_sold', 'price_gone', 'by_periods', 'free', 'asks', 'overlaps'] as const
export type BumpProblem = (typeof BUMP_PROBLEMS)[number]

/** The price of its own, in minor units, of what costs so much; null where it has none. */
export function ownAmount(
  { price, value }: { price: BumpPrice; value: number | null },
  standard: number,
): number | null {
  if (price === 'usual' || value === null) return null
  return price === 'amount' ? value : Math.max(1, Math.round((standard * (100 - value)) / 100))
}
