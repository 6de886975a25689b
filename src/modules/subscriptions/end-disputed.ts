import { eq } from 'drizzle-orm'
import { lockPurchase } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import { endMembership } from './end-membership.ts'
import { lockMembership, periodOfOrder } from './find-membership.ts'
import { memberships } from './tables.ts'

/** Whoever asks their bank for a payment back is charged no more. What is paid for stays open until the bank has decided. Safe to repeat. */
export async function endDisputed(ctx: Ctx, { order_id }: { order_id: string }): Promise<void> {
  const period = await periodOfOrder(ctx, order_id)
  if (!period) return
  const [found] = await ctx.tx.select().from(memberships).where(eq(memberships.id, period.membershipId))
  await lockPurchase(ctx, found!.studentId, [found!.productId])
  const membership = await lockMembership(ctx, period.membershipId)
  if (membership) await endMembership(ctx, membership, 'taken')
}
