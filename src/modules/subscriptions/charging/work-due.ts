import { eq } from 'drizzle-orm'
import { lockPurchase } from '#modules/access/index.ts'
import { findSellingTerms, SchoolCloses } from '#modules/schools/index.ts'
import { DAY, MINUTE } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { endMembership } from '../end-membership.ts'
import { lockMembership, newestPeriod } from '../find-membership.ts'
import { openPeriod } from '../periods/open-period.ts'
import { periodAfter } from '../periods/period-after.ts'
import { takeLaterTerms } from '../plans/take-later-terms.ts'
import type { ChargingParts } from '../parts.ts'
import { type Membership, memberships, type MembershipPeriod } from '../tables.ts'
import { type Attempt, beginAttempt, isUnderWay } from './begin-attempt.ts'
import { countRefusal } from './count-refusal.ts'

/**
 * What is due of a membership: the next period is put down and its charge begun, a refused one is tried again, or it ends. Nobody else decides
 * about it meanwhile, be it a purchase of the same product. Answers the charge that is to be sent, if any. Safe to repeat.
 */
export async function workDue(ctx: Ctx, id: string, parts: ChargingParts): Promise<Attempt | undefined> {
  const [found] = await ctx.tx
    .select({ studentId: memberships.studentId, productId: memberships.productId })
    .from(memberships)
    .where(eq(memberships.id, id))
  if (!found) return undefined
  await lockPurchase(ctx, found.studentId, [found.productId])
  const membership = await lockMembership(ctx, id)
  if (!membership?.nextAt || membership.nextAt > ctx.now) return undefined
  const why = await whyNotNow(ctx, membership)
  if (why === 'over') await endMembership(ctx, membership, 'over')
  if (why === 'not_open') await putOff(ctx, membership, DAY)
  if (why) return undefined
  const newest = await newestPeriod(ctx, membership)
  return newest.state === 'open' ? charge(ctx, membership, newest, parts) : goOn(ctx, membership, parts)
}

/** `not_open`: nobody is charged for what they cannot log in to. */
async function whyNotNow(ctx: Ctx, { status }: Membership): Promise<'over' | 'not_open' | undefined> {
  if (status === 'canceled') return 'over'
  const { refused } = await findSellingTerms(ctx)
  if (refused instanceof SchoolCloses) return 'over'
  return refused && 'not_open'
}

/** How long what its holder pays themselves is waited for. */
const UNDER_WAY_FOR = 5 * MINUTE

const putOff = ({ tx, now }: Ctx, { id }: Membership, wait: number) =>
  tx
    .update(memberships)
    .set({ nextAt: new Date(now.getTime() + wait) })
    .where(eq(memberships.id, id))

async function goOn(ctx: Ctx, membership: Membership, parts: ChargingParts): Promise<Attempt | undefined> {
  if (!membership.cardFrom) {
    await endMembership(ctx, membership, 'trial_over')
    return undefined
  }
  const counted = membership.pausedUntil ? await countFromNow(ctx, membership) : membership
  const next = periodAfter(counted, ctx.now, ctx.school.timeZone)
  const { membership: goingOn, stretch } = await takeLaterTerms(ctx, counted, next)
  const period = await openPeriod(ctx, goingOn, stretch, parts)
  if (!period || period.state !== 'open') return undefined
  return charge(ctx, { ...goingOn, periodNumber: period.number, periodEndsAt: period.endsAt }, period, parts)
}

/** A card that its bank has taken back is not charged again: the attempt passes as a refusal does. */
async function charge(
  ctx: Ctx,
  membership: Membership,
  period: MembershipPeriod,
  parts: ChargingParts,
): Promise<Attempt | undefined> {
  if (await isUnderWay(ctx, period.orderId!)) {
    await putOff(ctx, membership, UNDER_WAY_FOR)
    return undefined
  }
  const attempt = isUsable(membership) ? await beginAttempt(ctx, { membership, period }, parts.gateways) : undefined
  if (!attempt) await countRefusal(ctx, { membership, period, reason: membership.lastChargeReason ?? 'card_declined' })
  return attempt
}

const NEVER_AGAIN = ['card_lost', 'card_stolen', 'card_expired', 'card_data_invalid']
const isUsable = ({ lastCharge, lastChargeReason }: Membership): boolean =>
  lastCharge !== 'past_due' || !NEVER_AGAIN.includes(lastChargeReason ?? '')

/** After a pause months are counted from the day on which it goes on. */
async function countFromNow({ tx, now }: Ctx, membership: Membership): Promise<Membership> {
  const anchor = { anchorAt: now, anchorNumber: membership.periodNumber + 1 }
  await tx.update(memberships).set(anchor).where(eq(memberships.id, membership.id))
  return { ...membership, ...anchor }
}
