import type { CartLine } from '../cart/cart-line.ts'
import type { FoundBump } from './read-bumps.ts'
import { ownAmount } from './vocabulary.ts'

type Sold = Pick<FoundBump, 'bump' | 'found'> & { variant: NonNullable<FoundBump['variant']> }

/** One of it, for the buyer, at the price it has where it is offered: beside a purchase or after it. */
export function bumpLine(
  { bump, found: { product, parts }, variant }: Sold,
  kind: 'bump' | 'upsell' = 'bump',
): CartLine {
  const amount = ownAmount(bump, variant.variant.amount)
  return {
    kind,
    product,
    variant,
    parts,
    quantity: 1,
    seats: 0,
    gift: null,
    chosenAmount: null,
    ownPrice: amount === null ? null : { source: kind, id: bump.id, amount, referenceAmount: bump.referenceAmount! },
  }
}
