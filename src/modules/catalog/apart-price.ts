import { saleNow } from './sale/sale.ts'
import { type PricedProduct, viewOffer } from './view.ts'

/**
 * What all of a product costs now when it is bought by itself, and never more than it may cost anybody; null while it cannot be. What opens
 * it among others opens all of it, so that variants which open less are not what it is compared with.
 */
export function apartPrice(found: PricedProduct, now: Date): number | null {
  if (found.product.status !== 'published' || saleNow(found, now) !== 'open') return null
  const { variants } = viewOffer(found, now)
  const whole = variants.filter(({ includes_all }) => includes_all)
  const prices = (whole.length > 0 ? whole : variants).map(({ amount, evergreen }) =>
    Math.min(amount, evergreen?.amount ?? Infinity),
  )
  return prices.length > 0 ? Math.min(...prices) : null
}

/** What those that are sold apart cost so, together; null when none is. */
export function apartTotal(amounts: (number | null)[]): number | null {
  const sold = amounts.filter((amount) => amount !== null)
  return sold.length > 0 ? sold.reduce((sum, amount) => sum + amount, 0) : null
}
