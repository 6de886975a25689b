import type { Quote } from '../quote/quote.ts'
import type { Claim } from '../tables.ts'
import { SCARCE_RESOURCES } from '../vocabulary.ts'

export type WantedClaim = Pick<Claim, 'resource' | 'resourceId' | 'quantity'> & Partial<Pick<Claim, 'holders'>>

/**
 * What a purchase takes of what is scarce: a package of each promotion that reduces it and a place of each product that has only
 * so many, as often as it is bought, and one use of its code by whoever is known by `holders`.
 */
export function claimsOf(
  { lines, code }: Quote,
  { holders, limited }: { holders: string[]; limited: ReadonlySet<string> },
): WantedClaim[] {
  const wanted = new Map<string, WantedClaim>()
  const want = (resource: 'package' | 'stock', resourceId: string, quantity: number) => {
    const known = wanted.get(resourceId)?.quantity ?? 0
    wanted.set(resourceId, { resource, resourceId, quantity: known + quantity })
  }
  for (const { productId, reductions, quantity } of lines) {
    if (limited.has(productId)) want('stock', productId, quantity)
    for (const { source, sourceId } of reductions) if (source === 'promotion') want('package', sourceId, quantity)
  }
  const used = code && !code.refusal ? [{ resource: 'code' as const, resourceId: code.id, quantity: 1, holders }] : []
  return [...wanted.values(), ...used]
}

/** In the one order in which everybody locks what is scarce, so that nobody waits in a circle. */
export const inLockOrder = <Each extends WantedClaim>(claims: Each[]): Each[] =>
  claims.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))

const keyOf = ({ resource, resourceId }: WantedClaim) => `${SCARCE_RESOURCES.indexOf(resource)}:${resourceId}`
