import { eq } from 'drizzle-orm'
import { moveGrantEnd } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { refuseUnless } from '#platform/refusal.ts'
import type { resumeMembership as endpoint } from '../contract.ts'
import { newestPeriod } from '../find-membership.ts'
import { lockOwn } from '../find-own.ts'
import { getMembership } from '../list-my-subscriptions.ts'
import { statusAfter } from '../membership-moves.ts'
import { NothingToCharge } from '../refusals.ts'
import { memberships } from '../tables.ts'

/** Takes back that it ends, or goes on before a pause is over. Refuses with 409 what is over, and what there is nothing to take back of. */
export async function resumeMembership(
  ctx: Ctx,
  { membership_id }: Input<typeof endpoint>,
  secretKey: string,
): Promise<Answer<typeof endpoint>> {
  const membership = await lockOwn(ctx, { membership_id }, secretKey)
  const { status, pausedUntil, endedAt, cardFrom, periodEndsAt, nextAt } = membership
  const isStopped = status === 'canceled' || pausedUntil !== null
  refuseUnless(isStopped && endedAt === null && cardFrom !== null, new NothingToCharge())
  // A pause that has begun is over at once.
  const next = pausedUntil ? new Date(Math.max(periodEndsAt!.getTime(), ctx.now.getTime())) : nextAt
  const isPauseOver = pausedUntil !== null && periodEndsAt! <= ctx.now
  await ctx.tx
    .update(memberships)
    .set({
      status: statusAfter(status, 'resumed'),
      canceledAt: null,
      pausedUntil: isPauseOver ? ctx.now : null,
      nextAt: next,
    })
    .where(eq(memberships.id, membership_id))
  const period = await newestPeriod(ctx, membership)
  await moveGrantEnd(ctx, { periodId: period.id, endsAt: period.endsAt, renews: true })
  return getMembership(ctx, membership_id)
}
