import { SCARCE_RESOURCES } from '#modules/catalog/vocabulary.ts'
import type { Claim } from '../tables.ts'

/** What an order takes of something scarce. */
export type WantedClaim = Pick<Claim, 'resource' | 'resourceId' | 'quantity'> &
  Partial<Pick<Claim, 'holders' | 'offerId'>>

/** In the one order in which everybody locks what is scarce, so that nobody waits in a circle. */
export const inLockOrder = <Each extends WantedClaim>(claims: Each[]): Each[] =>
  claims.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))

export const keyOf = ({ resource, resourceId }: Omit<WantedClaim, 'quantity'>) =>
  `${SCARCE_RESOURCES.indexOf(resource)}:${resourceId}`
