import { eq } from 'drizzle-orm'
import { type Fulfillables, moveGrantEnd, type PeriodPayment } from '#modules/access/index.ts'
import { moveOrder } from '#modules/orders/index.ts'
import { getTransaction, type Transaction } from '#modules/payments/index.ts'
import { HOUR, MINUTE } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { changeOfOrder, takeChange } from '../plans/take-change.ts'
import { takeCard } from '../take-card.ts'
import { lockMembership, periodOfOrder } from '../find-membership.ts'
import { statusAfter } from '../membership-moves.ts'
import { type Membership, type MembershipPeriod, membershipPeriods, memberships } from '../tables.ts'
import { countRefusal } from './count-refusal.ts'

/** Third of three steps: a period was paid for. False when it ended meanwhile, or was paid for before; the money goes back then. */
export async function recordPaid(ctx: Ctx, paid: PeriodPayment, fulfillables: Fulfillables): Promise<boolean> {
  const { orderId, transactionId } = paid
  const found = await lockPeriod(ctx, orderId)
  if (!found) {
    const change = await changeOfOrder(ctx, orderId)
    return change ? takeChange(ctx, change, paid, fulfillables) : false
  }
  if (found.membership.endedAt) return false
  const { membership, period } = found
  const { tx, now } = ctx
  const isCanceled = membership.status === 'canceled'
  await tx.update(membershipPeriods).set({ state: 'paid' }).where(eq(membershipPeriods.id, period.id))
  await tx
    .update(memberships)
    .set({
      status: statusAfter(membership.status, 'paid'),
      nextAt: period.endsAt,
      lastCharge: 'succeeded',
      lastChargeAt: now,
      lastChargeReason: null,
    })
    .where(eq(memberships.id, membership.id))
  await moveGrantEnd(ctx, {
    periodId: period.id,
    endsAt: period.endsAt,
    renews: !isCanceled,
  })
  const { keepsCardMinutes } = await getTransaction(ctx, transactionId)
  if (keepsCardMinutes === 0) await takeCard(ctx, membership, transactionId)
  else await forgetTried(ctx, membership)
  return true
}

/** What says nothing of the card: the charge never arrived, or the bank was down. */
const UNANSWERED = ['never_arrived', 'bank_unavailable']
const LONGEST_WAIT = 6 * HOUR

/** The same of a charge that came to nothing, once for a payment. A bank that is down or a lost answer is no refusal: it is asked again soon, ever more rarely. */
export async function recordRefused(
  ctx: Ctx,
  { orderId, transactionId, reason }: PeriodPayment & { reason: string | null },
): Promise<void> {
  const found = await lockPeriod(ctx, orderId)
  if (!found) {
    // What was not changed to stays as it was, and is asked for again by nobody.
    if (await changeOfOrder(ctx, orderId)) await moveOrder(ctx, orderId, 'failed')
    return
  }
  const { membership, period } = found
  if (membership.endedAt) return void (await moveOrder(ctx, orderId, 'failed'))
  const payment = await getTransaction(ctx, transactionId)
  if (!payment.isPayerAway) return forgetTried(ctx, membership)
  if (period.state !== 'open' || (await isCounted(ctx, period, payment))) return
  if (reason !== null && !UNANSWERED.includes(reason))
    return countRefusal(ctx, { membership, period, reason, transactionId })
  const unanswered = period.unanswered + 1
  await ctx.tx
    .update(membershipPeriods)
    .set({ unanswered, refusedPayment: transactionId })
    .where(eq(membershipPeriods.id, period.id))
  const wait = Math.min(5 * MINUTE * 2 ** (unanswered - 1), LONGEST_WAIT)
  await ctx.tx
    .update(memberships)
    .set({ nextAt: new Date(ctx.now.getTime() + wait) })
    .where(eq(memberships.id, membership.id))
}

/** One payment is tried after the other: told again, or late, is what was put down no later than the one that was counted last. */
async function isCounted(
  ctx: Ctx,
  { refusedPayment }: MembershipPeriod,
  { createdAt }: Pick<Transaction, 'createdAt'>,
): Promise<boolean> {
  return refusedPayment !== null && (await getTransaction(ctx, refusedPayment)).createdAt >= createdAt
}

/** What its holder tried themselves is no refusal: they may try another card. */
async function forgetTried({ tx }: Ctx, { id }: Membership): Promise<void> {
  await tx.update(memberships).set({ holdersPayment: null }).where(eq(memberships.id, id))
}

async function lockPeriod(ctx: Ctx, orderId: string) {
  const known = await periodOfOrder(ctx, orderId)
  const membership = known && (await lockMembership(ctx, known.membershipId))
  const period = membership && (await periodOfOrder(ctx, orderId))
  return membership && period && { membership, period }
}
