import { eq } from 'drizzle-orm'
import { moveGrantEnd } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { invalidField, refuseUnless } from '#platform/refusal.ts'
import { isUnderWay } from '../charging/begin-attempt.ts'
import type { cancelMembership as endpoint } from '../contract.ts'
import { endMembership } from '../end-membership.ts'
import { membershipCanceled } from '../events.ts'
import { newestPeriod } from '../find-membership.ts'
import { lockOwn } from '../find-own.ts'
import { statusAfter } from '../membership-moves.ts'
import { AlreadyCanceled, NothingToCharge } from '../refusals.ts'
import { type Membership, memberships } from '../tables.ts'
import { CANCEL_WORD } from '../vocabulary.ts'

/**
 * Charges nothing any more; what is paid for stays open until its end, and until then it can be taken back. What is at risk, and so not paid for,
 * ends at once. While a charge is under way its outcome is awaited (`STARTED`): what it pays for stays open.
 */
export async function cancelMembership(
  ctx: Ctx,
  { membership_id, confirmation }: Input<typeof endpoint>,
  secretKey: string,
): Promise<Answer<typeof endpoint>> {
  const membership = await lockOwn(ctx, { membership_id }, secretKey)
  if (confirmation.trim() !== CANCEL_WORD) throw invalidField('confirmation', 'subscriptions.type-cancel')
  refuseUnless(membership.status !== 'canceled', new AlreadyCanceled())
  // A lifetime, and what costs nothing, is charged no more as it is.
  refuseUnless(membership.months > 0 && membership.amount > 0, new NothingToCharge())
  const period = await newestPeriod(ctx, membership)
  const isCharging = period.state === 'open' && (await isUnderWay(ctx, period.orderId!))
  await markCanceled(ctx, membership)
  const endsAt = membership.status === 'at_risk' ? ctx.now : period.endsAt
  await moveGrantEnd(ctx, { periodId: period.id, endsAt, renews: false })
  ctx.emit(membershipCanceled({ membership_id, student_id: membership.studentId }))
  if (period.state === 'open' && !isCharging)
    await endMembership(ctx, { ...membership, status: 'canceled', canceledAt: ctx.now }, 'over')
  return { membership_id, status: isCharging ? 'STARTED' : 'CANCELED' }
}

async function markCanceled(
  { tx, now }: Ctx,
  { id, status, nextAt, periodEndsAt, pausedUntil }: Membership,
): Promise<void> {
  await tx
    .update(memberships)
    .set({
      status: statusAfter(status, 'canceled'),
      canceledAt: now,
      pausedUntil: null,
      nextAt: pausedUntil ? periodEndsAt : nextAt,
    })
    .where(eq(memberships.id, id))
}
