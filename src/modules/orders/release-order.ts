import type { ScarceThings } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import { releaseClaims } from './claims/release-claims.ts'
import { moveOrder } from './move-order.ts'

/** Closes an order that comes to nothing, and lets go of what it held. Safe to repeat. */
export async function releaseOrder(ctx: Ctx, orderId: string, scarce: ScarceThings): Promise<void> {
  if (await moveOrder(ctx, orderId, 'failed')) await releaseClaims(ctx, orderId, scarce)
}
