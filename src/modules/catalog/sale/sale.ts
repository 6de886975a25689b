import { openingAt } from '../access-length.ts'
import type { PricedVariant } from '../price.ts'
import type { products } from '../tables.ts'
import type { SaleState } from '../vocabulary.ts'

type Product = typeof products.$inferSelect
type Terms = Pick<
  Product,
  'isEnrollmentEnabled' | 'stockLimit' | 'stockSold' | 'saleStartsAt' | 'saleEndsAt' | 'takesPlaceUntil'
>

/** Where the sale of a product stands at a moment: it is on from its first moment until its last, or until the last place, or until it has taken place. */
export function saleStateOf(product: Terms, now: Date): SaleState {
  const { isEnrollmentEnabled, saleStartsAt, saleEndsAt, takesPlaceUntil } = product
  if (!isEnrollmentEnabled) return 'closed'
  if (saleEndsAt && saleEndsAt <= now) return 'over'
  if (takesPlaceUntil && takesPlaceUntil <= now) return 'over'
  if (saleStartsAt && saleStartsAt > now) return 'not_yet'
  return placesLeft(product) === 0 ? 'sold_out' : 'open'
}

/** Where the sale of a product stands with its prices: over, too, once the last of them opens nothing any more. */
export function saleNow({ product, variants }: { product: Terms; variants: PricedVariant[] }, now: Date): SaleState {
  const state = saleStateOf(product, now)
  return state !== 'closed' && openingAt(variants, now).length === 0 ? 'over' : state
}

/** null when there is no limit */
export const placesLeft = ({ stockLimit, stockSold }: Pick<Product, 'stockLimit' | 'stockSold'>): number | null =>
  stockLimit === null ? null : Math.max(0, stockLimit - stockSold)
