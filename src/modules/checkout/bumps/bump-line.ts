import type { CartLine } from '../quote/quote.ts'
import type { FoundBump } from './read-bumps.ts'
import { ownAmount } from './vocabulary.ts'

type Sold = Pick<FoundBump, 'bump' | 'found'> & { variant: NonNullable<FoundBump['variant']> }

/** One of it, for the buyer, at the price it has here. */
export function bumpLine({ bump, found: { product }, variant }: Sold): CartLine {
  const amount = ownAmount(bump, variant.variant.amount)
  return {
    kind: 'bump',
    product,
    variant,
    quantity: 1,
    seats: 0,
    gift: null,
    chosenAmount: null,
    bump: amount === null ? null : { id: bump.id, amount, referenceAmount: bump.referenceAmount! },
  }
}
