import type { products } from '../tables.ts'
import type { SaleState } from '../vocabulary.ts'

type Product = typeof products.$inferSelect
type Terms = Pick<Product, 'isEnrollmentEnabled' | 'stockLimit' | 'stockSold' | 'saleStartsAt' | 'saleEndsAt'>

/** Where the sale of a product stands at a moment: it is on from its first moment until its last, or until the last place. */
export function saleStateOf(product: Terms, now: Date): SaleState {
  const { isEnrollmentEnabled, saleStartsAt, saleEndsAt } = product
  if (!isEnrollmentEnabled) return 'closed'
  if (saleEndsAt && saleEndsAt <= now) return 'over'
  if (saleStartsAt && saleStartsAt > now) return 'not_yet'
  return placesLeft(product) === 0 ? 'sold_out' : 'open'
}

/** null when there is no limit */
export const placesLeft = ({ stockLimit, stockSold }: Pick<Product, 'stockLimit' | 'stockSold'>): number | null =>
  stockLimit === null ? null : Math.max(0, stockLimit - stockSold)
