import type { ScarceThings } from '#modules/catalog/index.ts'
import { MINUTE } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { claims } from '../tables.ts'
import { inLockOrder, type WantedClaim } from './wanted-claim.ts'

/** How long what is scarce waits for one payment; after that whoever pays first has it. */
export const HELD_FOR = 30 * MINUTE
/** A slot is nobody else's meanwhile, and others look for one now. */
export const SLOT_HELD_FOR = 10 * MINUTE

/** Holds what an order needs while it is paid for. False when some of it cannot be had; its caller then undoes everything. */
export async function holdClaims(
  ctx: Ctx,
  orderId: string,
  wanted: WantedClaim[],
  all: ScarceThings,
): Promise<boolean> {
  for (const { resource, resourceId, quantity, holders, offerId } of inLockOrder(wanted)) {
    const scarce = all.get(resource)
    await scarce.lock(ctx, resourceId)
    if (!(await scarce.hasRoom(ctx, resourceId, quantity, 'now', holders ?? [], offerId))) return false
    const expiresAt = new Date(ctx.now.getTime() + (resource === 'slot' ? SLOT_HELD_FOR : HELD_FOR))
    const claim = { orderId, resource, resourceId, quantity, holders, offerId, expiresAt, createdAt: ctx.now }
    await ctx.tx.insert(claims).values(claim)
    await scarce.claimsMoved(ctx, resourceId, quantity)
  }
  return true
}
