import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Fulfillables } from '#modules/access/index.ts'
import { FROM_PERIODS } from '#modules/access/vocabulary.ts'
import { products } from '#modules/catalog/tables.ts'
import { moveOrder } from '#modules/orders/index.ts'
import { letGoOfCard } from '#modules/payments/index.ts'
import type { Ctx } from '#platform/context.ts'
import { isUnderWay } from './charging/begin-attempt.ts'
import { membershipEnded } from './events.ts'
import { type Membership, membershipPeriods, memberships } from './tables.ts'

type Why = 'over' | 'unpaid' | 'trial_over' | 'taken' | 'left'

/** Nothing is charged any more, and the card is let go of. What is being charged at the moment goes back, should it succeed. Safe to repeat. */
export async function endMembership(ctx: Ctx, membership: Membership, why: Why): Promise<void> {
  if (membership.endedAt) return
  const { id, cardFrom, holdersPayment, canceledAt } = membership
  const { tx, now } = ctx
  await tx
    .update(memberships)
    .set({
      status: 'canceled',
      canceledAt: canceledAt ?? now,
      endedAt: now,
      nextAt: null,
      cardFrom: null,
      holdersPayment: null,
    })
    .where(eq(memberships.id, id))
  await giveUpOpenPeriod(ctx, id)
  for (const transactionId of [cardFrom, holdersPayment]) if (transactionId) await letGoOfCard(ctx, transactionId)
  ctx.emit(membershipEnded({ membership_id: id, student_id: membership.studentId, why }))
}

/** Its order is closed, unless a charge for it is under way: what became of that decides. */
async function giveUpOpenPeriod(ctx: Ctx, membershipId: string): Promise<void> {
  const given = await ctx.tx
    .update(membershipPeriods)
    .set({ state: 'unpaid' })
    .where(and(eq(membershipPeriods.membershipId, membershipId), eq(membershipPeriods.state, 'open')))
    .returning({ orderId: membershipPeriods.orderId })
  for (const { orderId } of given) {
    if (!(await isUnderWay(ctx, orderId!))) await moveOrder(ctx, orderId!, 'failed')
  }
}

/** The same, and what its periods opened closes now. */
export async function endWithAccess(
  ctx: Ctx,
  membership: Membership,
  { reason, isKnown = false, why }: { reason: string; isKnown?: boolean; why: Why },
  fulfillables: Fulfillables,
): Promise<void> {
  const { id, studentId, productId } = membership
  const [product] = await ctx.tx.select({ kind: products.kind }).from(products).where(eq(products.id, productId))
  const periods = await ctx.tx
    .select({ id: membershipPeriods.id })
    .from(membershipPeriods)
    .where(
      and(
        eq(membershipPeriods.membershipId, id),
        or(isNull(membershipPeriods.endsAt), gt(membershipPeriods.endsAt, ctx.now)),
      ),
    )
    .orderBy(membershipPeriods.number)
  for (const period of periods)
    await fulfillables.get(product!.kind).revoke(ctx, {
      studentId,
      productId,
      reason,
      isKnown,
      from: { source: FROM_PERIODS, sourceId: period.id },
    })
  await endMembership(ctx, membership, why)
}
