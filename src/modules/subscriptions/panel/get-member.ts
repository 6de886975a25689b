import { desc, eq } from 'drizzle-orm'
import { listMailsAbout } from '#modules/mails/index.ts'
import { orders } from '#modules/orders/tables.ts'
import { transactions } from '#modules/payments/tables.ts'
import { outcomeOf } from '#modules/payments/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { cancelSurveys, membershipPeriods, memberships } from '../tables.ts'
import { membersFound, viewMember } from './list-members.ts'

/** Of charges, those of the last years. */
const ATTEMPTS_SHOWN = 100
/** As many as ten years of months have. */
const PERIODS_SHOWN = 120

/** A membership with its periods, charges and mails, the newest first. @throws NotFound */
export async function getMember(ctx: Ctx, { memberId }: { memberId: string }) {
  const [row] = await membersFound(ctx).where(eq(memberships.id, memberId))
  const found = foundOr404(row)
  const [survey] = await ctx.tx.select().from(cancelSurveys).where(eq(cancelSurveys.membershipId, memberId))
  const periods = await ctx.tx
    .select({ period: membershipPeriods, order: { id: orders.id, number: orders.number } })
    .from(membershipPeriods)
    .leftJoin(orders, eq(orders.id, membershipPeriods.orderId))
    .where(eq(membershipPeriods.membershipId, memberId))
    .orderBy(desc(membershipPeriods.number))
    .limit(PERIODS_SHOWN)
  const attempts = await listAttempts(ctx, memberId)
  const ids = [memberId, ...periods.flatMap(({ period: { id, orderId } }) => (orderId ? [id, orderId] : [id]))]
  const mails = await listMailsAbout(ctx, { kind: 'membership-', ids })
  const { canceledAt } = found.membership
  return {
    member: viewMember(found),
    canceled: canceledAt && {
      at: canceledAt.toISOString(),
      reason: survey?.reason ?? null,
      other_reason: survey?.otherReason ?? '',
    },
    periods: periods.map(({ period, order }) => ({
      number: period.number,
      starts_at: period.startsAt.toISOString(),
      ends_at: period.endsAt?.toISOString() ?? null,
      amount: period.amount,
      state: period.state,
      refusals: period.refusals,
      order,
    })),
    attempts: attempts.map(({ payment, period }) => ({
      id: payment.id,
      period,
      at: payment.createdAt.toISOString(),
      amount: payment.amount,
      outcome: outcomeOf(payment.status),
      by_holder: !payment.isPayerAway,
    })),
    mails: mails.map(({ at, ...mail }) => ({ ...mail, at: at.toISOString() })),
  }
}

const listAttempts = ({ tx }: Ctx, membershipId: string) =>
  tx
    .select({ payment: transactions, period: membershipPeriods.number })
    .from(transactions)
    .innerJoin(membershipPeriods, eq(membershipPeriods.orderId, transactions.orderId))
    .where(eq(membershipPeriods.membershipId, membershipId))
    .orderBy(desc(transactions.createdAt), desc(transactions.id))
    .limit(ATTEMPTS_SHOWN)
