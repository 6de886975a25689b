import type { KnownViewer } from '#kit/api/ViewerProvider.tsx'
import type { Checkout } from '../contract.ts'

export type WhyNot = 'owned' | 'underWay' | 'enough' | 'closed' | 'adminsDoNotBuy'

/** Why there is nothing to buy: owned, being paid for, bought as often as one may, not on sale, or seen by an admin. */
export function whyNot(checkout: Checkout, viewer: KnownViewer | null): WhyNot | undefined {
  const { product, has_access, is_for_others, payment_link, place_until, quantity_left, variants } = checkout
  const hasEnough = quantity_left === 0
  if (has_access && (!is_for_others || hasEnough)) return 'owned'
  if (payment_link) return 'underWay'
  if (hasEnough) return 'enough'
  const state = product.sale?.state ?? 'open'
  const isKept = state === 'sold_out' && place_until !== null
  if ((state !== 'open' && !isKept) || variants.length === 0) return 'closed'
  return viewer && viewer.role !== 'student' ? 'adminsDoNotBuy' : undefined
}
