import { eq } from 'drizzle-orm'
import { moveGrantEnd } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import { daysLater } from '#platform/time/wall-time.ts'
import { endMembership } from '../end-membership.ts'
import { chargeRefused } from '../events.ts'
import { statusAfter } from '../membership-moves.ts'
import { findGraceDays } from '../settings/find-grace-days.ts'
import { type Membership, type MembershipPeriod, membershipPeriods, memberships } from '../tables.ts'
import { TRIED_AGAIN_AFTER_DAYS } from '../vocabulary.ts'

interface Refused {
  membership: Membership
  period: MembershipPeriod
  /** a decline reason of the gateway */
  reason: string
  /** the payment that was refused; none where no card was charged */
  transactionId?: string
}

/**
 * One more refusal of a period: the membership is at risk, what it opens stays so for the grace of the school, and the charge is tried again after 2,
 * 5, 7 and 7 days; after that it ends.
 */
export async function countRefusal(ctx: Ctx, { membership, period, reason, transactionId }: Refused): Promise<void> {
  const { tx, now } = ctx
  const { timeZone } = ctx.school
  const refusals = period.refusals + 1
  const wait = TRIED_AGAIN_AFTER_DAYS[refusals - 1]
  await tx
    .update(membershipPeriods)
    .set({ refusals, ...(transactionId && { refusedPayment: transactionId }) })
    .where(eq(membershipPeriods.id, period.id))
  const lastCharge = { lastCharge: 'past_due' as const, lastChargeAt: now, lastChargeReason: reason }
  const status = statusAfter(membership.status, 'refused')
  const nextAt = wait === undefined ? null : daysLater(now, wait, timeZone)
  await tx
    .update(memberships)
    .set({ ...lastCharge, status, nextAt })
    .where(eq(memberships.id, membership.id))
  const graceEnds = daysLater(period.startsAt, await findGraceDays(ctx), timeZone)
  const endsAt = wait === undefined ? now : new Date(Math.max(now.getTime(), graceEnds.getTime()))
  await moveGrantEnd(ctx, { periodId: period.id, endsAt, renews: wait !== undefined })
  ctx.emit(
    chargeRefused({
      membership_id: membership.id,
      student_id: membership.studentId,
      period_id: period.id,
      refusals,
      is_last: wait === undefined,
      reason,
    }),
  )
  if (wait === undefined) await endMembership(ctx, { ...membership, status, nextAt }, 'unpaid')
}
