import { eq } from 'drizzle-orm'
import { moveGrantEnd } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { monthsLater } from '#platform/time/wall-time.ts'
import type { pauseMembership as endpoint } from '../contract.ts'
import { newestPeriod } from '../find-membership.ts'
import { lockOwn } from '../find-own.ts'
import { getMembership } from '../list-my-subscriptions.ts'
import { AtRisk, NothingToCharge } from '../refusals.ts'
import { memberships } from '../tables.ts'

/** Charges nothing for so many months after the paid end, and goes on then. Refuses with 409 what is at risk, ends or is paused. */
export async function pauseMembership(
  ctx: Ctx,
  { membership_id, months }: Input<typeof endpoint>,
  secretKey: string,
): Promise<Answer<typeof endpoint>> {
  const membership = await lockOwn(ctx, { membership_id }, secretKey)
  const { status, pausedUntil: paused, nextAt, cardFrom, periodEndsAt } = membership
  refuseUnless(status !== 'at_risk', new AtRisk())
  refuseUnless(status === 'active' && !paused && nextAt !== null && cardFrom !== null, new NothingToCharge())
  const pausedUntil = monthsLater(periodEndsAt!, months, ctx.school.timeZone)
  await ctx.tx.update(memberships).set({ pausedUntil, nextAt: pausedUntil }).where(eq(memberships.id, membership_id))
  const period = await newestPeriod(ctx, membership)
  await moveGrantEnd(ctx, { periodId: period.id, endsAt: period.endsAt, renews: false })
  return getMembership(ctx, membership_id)
}
