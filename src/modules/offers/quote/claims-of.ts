import type { Fulfillables } from '#modules/access/index.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import { keyOf, type WantedClaim } from '#modules/orders/index.ts'
import type { CartLine } from '../cart/cart-line.ts'
import type { Quote } from './quote.ts'

/** Products by what of them is scarce, by their ids: so many in all, places (its own, or at what it holds), so many for one buyer. */
interface ScarceProducts {
  limited: ReadonlySet<string>
  places: ReadonlyMap<string, string[]>
  shared: ReadonlySet<string>
}

export function scarceIn(cart: CartLine[], fulfillables: Fulfillables): ScarceProducts {
  const hasPlaces = ({ kind }: { kind: ProductKind }) => fulfillables.get(kind).traits.hasPlaces === true
  const idsOf = (isSo: (product: CartLine['product']) => boolean) =>
    new Set(cart.flatMap(({ product }) => (isSo(product) ? [product.id] : [])))
  return {
    limited: idsOf((product) => product.stockLimit !== null && !hasPlaces(product)),
    places: new Map(
      cart.map(({ product, parts }) => [product.id, [product, ...parts].filter(hasPlaces).map(({ id }) => id)]),
    ),
    shared: idsOf(({ quantityPerStudent }) => quantityPerStudent !== null),
  }
}

interface Claiming extends ScarceProducts {
  /** what the buyer is known by */
  holders: string[]
  /** and where their uses of a code are counted */
  codeHolders: string[]
  /** what is put down for the slot that is bought */
  bookingId?: string | undefined
  /** by which a place is kept for the buyer (live-events) */
  offer?: { id: string; productId: string } | undefined
}

/**
 * What a purchase takes of what is scarce: a package of each promotion that reduces it, what is scarce of its products as often as they are bought, the
 * slot of its booking, what was paid for a lesser variant, and one use of its code.
 */
export function claimsOf(
  { lines, code }: Quote,
  { holders, codeHolders, limited, places, shared, bookingId, offer }: Claiming,
): WantedClaim[] {
  const wanted = new Map<string, WantedClaim>()
  const want = ({ quantity, ...claim }: WantedClaim) => {
    const key = keyOf(claim)
    wanted.set(key, { ...claim, quantity: (wanted.get(key)?.quantity ?? 0) + quantity })
  }
  for (const { productId, reductions, quantity } of lines) {
    if (limited.has(productId)) want({ resource: 'stock', resourceId: productId, quantity })
    for (const resourceId of places.get(productId) ?? [])
      want({ resource: 'place', resourceId, quantity, ...(offer?.productId === resourceId && { offerId: offer.id }) })
    if (shared.has(productId)) want({ resource: 'share', resourceId: productId, quantity, holders })
    for (const { source, sourceId, amount } of reductions) {
      if (source === 'promotion') want({ resource: 'package', resourceId: sourceId, quantity })
      if (source === 'owned') want({ resource: 'owned', resourceId: sourceId, quantity: amount })
    }
  }
  if (bookingId) want({ resource: 'slot', resourceId: bookingId, quantity: 1 })
  const used =
    code && !code.refusal ? [{ resource: 'code' as const, resourceId: code.id, quantity: 1, holders: codeHolders }] : []
  return [...wanted.values(), ...used]
}
