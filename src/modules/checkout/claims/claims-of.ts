import type { Quote } from '../quote/quote.ts'
import type { Claim } from '../tables.ts'

export type WantedClaim = Pick<Claim, 'resource' | 'resourceId' | 'quantity'> & Partial<Pick<Claim, 'holders'>>

/**
 * What a purchase takes of what is scarce: a package of each promotion that reduces it, as often as it is bought, and one use
 * of its code by whoever is known by `holders`.
 */
export function claimsOf({ lines, code }: Quote, holders: string[]): WantedClaim[] {
  const wanted = new Map<string, WantedClaim>()
  for (const { reductions, quantity } of lines)
    for (const { source, sourceId } of reductions) {
      if (source !== 'promotion') continue
      const known = wanted.get(sourceId)?.quantity ?? 0
      wanted.set(sourceId, { resource: 'package', resourceId: sourceId, quantity: known + quantity })
    }
  const used = code && !code.refusal ? [{ resource: 'code' as const, resourceId: code.id, quantity: 1, holders }] : []
  return [...wanted.values(), ...used]
}

/** In the one order in which everybody locks what is scarce, so that nobody waits in a circle. */
export const inLockOrder = <Each extends WantedClaim>(claims: Each[]): Each[] =>
  claims.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))

const keyOf = ({ resource, resourceId }: WantedClaim) => `${resource}:${resourceId}`
