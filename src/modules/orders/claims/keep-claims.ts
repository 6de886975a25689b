import { eq, sql } from 'drizzle-orm'
import type { ScarceThings } from '#modules/catalog/index.ts'
import type { Transaction } from '#modules/payments/index.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { rememberCard } from './remember-card.ts'
import { claims } from '../tables.ts'
import { inLockOrder } from './wanted-claim.ts'

/**
 * Keeps for good what a paid order held. What it had let go meanwhile is claimed again; false when some of that is
 * somebody else's by now, and then nothing has changed. Of what was paid for, a code's use is its card's as well.
 */
export async function keepClaims(
  ctx: Ctx,
  orderId: string,
  scarce: ScarceThings,
  payment?: Transaction,
): Promise<boolean> {
  const all = await claimsOfOrder(ctx.tx, { orderId })
  const released = inLockOrder(all.filter(({ state }) => state === 'released'))
  for (const { resource, resourceId, quantity, holders, offerId } of released) {
    await scarce.get(resource).lock(ctx, resourceId)
    if (!(await scarce.get(resource).hasRoom(ctx, resourceId, quantity, 'again', holders ?? [], offerId))) return false
  }
  if (all.length > 0)
    await ctx.tx.update(claims).set({ state: 'kept', expiresAt: null }).where(eq(claims.orderId, orderId))
  for (const { resource, resourceId, quantity } of released)
    await scarce.get(resource).claimsMoved(ctx, resourceId, quantity)
  if (payment && all.some(({ resource }) => resource === 'code')) await rememberCard(ctx, payment)
  return true
}

const claimsOfOrder = prepared('claims_of_order', (tx) =>
  tx
    .select()
    .from(claims)
    .where(eq(claims.orderId, sql.placeholder('orderId'))),
)
