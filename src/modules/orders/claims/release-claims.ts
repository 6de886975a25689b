import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { ScarceThings } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import { claims } from '../tables.ts'
import { inLockOrder } from './wanted-claim.ts'

/** Lets go of what an order holds, all of it or what is narrowed to, for others to have. Safe to repeat. */
export async function releaseClaims(ctx: Ctx, orderId: string, scarce: ScarceThings, narrowed?: SQL): Promise<void> {
  const unreleased = and(eq(claims.orderId, orderId), ne(claims.state, 'released'), narrowed)
  const held = inLockOrder(await ctx.tx.select().from(claims).where(unreleased))
  if (held.length === 0) return
  for (const { resource, resourceId } of held) await scarce.get(resource).lock(ctx, resourceId)
  await ctx.tx.update(claims).set({ state: 'released', expiresAt: null }).where(unreleased)
  for (const { resource, resourceId, quantity } of held)
    await scarce.get(resource).claimsMoved(ctx, resourceId, -quantity)
}
