import type { HeldPart } from '../bundles/held-parts.ts'
import { openingAt } from '../access-length.ts'
import type { PricedVariant } from '../price.ts'
import type { products } from '../tables.ts'
import type { SaleState } from '../vocabulary.ts'

type Product = typeof products.$inferSelect
type Terms = Pick<
  Product,
  'isEnrollmentEnabled' | 'stockLimit' | 'stockSold' | 'saleStartsAt' | 'saleEndsAt' | 'takesPlaceUntil'
>

interface Sold {
  product: Terms
  /** what of it is sold within it */
  parts?: Pick<HeldPart, 'places' | 'until'>[] | undefined
}

/**
 * Where the sale of a product stands at a moment: it is on from its first moment until its last, or until the last place, or until it, or something that it
 * holds, has taken place.
 */
export function saleStateOf(sold: Sold, now: Date): SaleState {
  const { isEnrollmentEnabled, saleStartsAt, saleEndsAt, takesPlaceUntil } = sold.product
  const isOver = [saleEndsAt, takesPlaceUntil, ...partsOf(sold).map(({ until }) => until)].some(
    (end) => end && end <= now,
  )
  if (!isEnrollmentEnabled) return 'closed'
  if (isOver) return 'over'
  if (saleStartsAt && saleStartsAt > now) return 'not_yet'
  return placesLeft(sold) === 0 ? 'sold_out' : 'open'
}

/** Where the sale of a product stands with its prices: over, too, once the last of them opens nothing any more. */
export function saleNow(sold: Sold & { variants: PricedVariant[] }, now: Date): SaleState {
  const state = saleStateOf(sold, now)
  return state !== 'closed' && openingAt(sold.variants, now).length === 0 ? 'over' : state
}

/** Of the product and of all that it holds; null when there is no limit. */
export function placesLeft(sold: {
  product: Pick<Product, 'stockLimit' | 'stockSold'>
  parts?: Sold['parts']
}): number | null {
  const { stockLimit, stockSold } = sold.product
  const own = stockLimit === null ? null : Math.max(0, stockLimit - stockSold)
  const limits = [own, ...partsOf(sold).map(({ places }) => places)].filter((each) => each !== null)
  return limits.length > 0 ? Math.min(...limits) : null
}

const partsOf = ({ parts = [] }: Pick<Sold, 'parts'>) => parts
