import type { Quote } from '../quote/quote.ts'
import type { Claim } from '../tables.ts'
import { SCARCE_RESOURCES } from '../vocabulary.ts'

export type WantedClaim = Pick<Claim, 'resource' | 'resourceId' | 'quantity'> & Partial<Pick<Claim, 'holders'>>

/**
 * What a purchase takes of what is scarce: a package of each promotion that reduces it, one of each product of which there are only
 * so many (`limited`) a place at each event (`events`), as often as it is bought, and the slot of a booking (`bookingId`); and by whoever is known by `holders`, as many of what one buyer may have only so
 * often (`shared`), and one use of its code.
 */
export function claimsOf(
  { lines, code }: Quote,
  {
    holders,
    limited,
    events,
    shared,
    bookingId,
  }: { holders: string[]; bookingId?: string | undefined } & Record<
    'limited' | 'events' | 'shared',
    ReadonlySet<string>
  >,
): WantedClaim[] {
  const wanted = new Map<string, WantedClaim>()
  const want = ({ quantity, ...claim }: WantedClaim) => {
    const key = keyOf(claim)
    wanted.set(key, { ...claim, quantity: (wanted.get(key)?.quantity ?? 0) + quantity })
  }
  for (const { productId, reductions, quantity } of lines) {
    if (limited.has(productId)) want({ resource: 'stock', resourceId: productId, quantity })
    if (events.has(productId)) want({ resource: 'place', resourceId: productId, quantity })
    if (shared.has(productId)) want({ resource: 'share', resourceId: productId, quantity, holders })
    for (const { source, sourceId } of reductions)
      if (source === 'promotion') want({ resource: 'package', resourceId: sourceId, quantity })
  }
  if (bookingId) want({ resource: 'slot', resourceId: bookingId, quantity: 1 })
  const used = code && !code.refusal ? [{ resource: 'code' as const, resourceId: code.id, quantity: 1, holders }] : []
  return [...wanted.values(), ...used]
}

/** In the one order in which everybody locks what is scarce, so that nobody waits in a circle. */
export const inLockOrder = <Each extends WantedClaim>(claims: Each[]): Each[] =>
  claims.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))

const keyOf = ({ resource, resourceId }: Omit<WantedClaim, 'quantity'>) =>
  `${SCARCE_RESOURCES.indexOf(resource)}:${resourceId}`
