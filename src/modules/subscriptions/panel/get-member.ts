import { desc, eq } from 'drizzle-orm'
import { orders } from '#modules/orders/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { cancelSurveys, membershipPeriods, memberships } from '../tables.ts'
import { membersFound, viewMember } from './list-members.ts'

/** As many as ten years of months have. */
const PERIODS_SHOWN = 120

/** A membership with its periods, the newest first. @throws NotFound */
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
  }
}
