import { and, count, desc, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import type { getMemberNumbers as endpoint } from '../contract.ts'
import { findGraceDays } from '../settings/find-grace-days.ts'
import { cancelSurveys, memberships } from '../tables.ts'

const CHURN_DAYS = 30
const REASON_DAYS = 90

/** How many members there are, what they pay in a month, how many leave and why. */
export async function getMemberNumbers(ctx: Ctx): Promise<Answer<typeof endpoint>> {
  const { tx, now } = ctx
  const ago = (days: number) => new Date(now.getTime() - days * DAY)
  const open = isNull(memberships.endedAt)
  const statuses = await tx
    .select({ status: memberships.status, count: count() })
    .from(memberships)
    .where(open)
    .groupBy(memberships.status)
    .orderBy(memberships.status)
  const monthly = sql`sum(${memberships.amount}::numeric / ${memberships.months})`
  // Who tries it, or has no card that is charged, pays nothing yet.
  const isPaying = and(
    open,
    sql`${memberships.months} > 0`,
    isNotNull(memberships.cardFrom),
    isNotNull(memberships.lastCharge),
  )
  const sums = await tx
    .select({
      currency: memberships.currency,
      amount: sql<number>`coalesce(round(${monthly} filter (where ${memberships.status} = 'active')), 0)::int`,
      at_risk_amount: sql<number>`coalesce(round(${monthly} filter (where ${memberships.status} = 'at_risk')), 0)::int`,
    })
    .from(memberships)
    .where(isPaying)
    .groupBy(memberships.currency)
    .orderBy(memberships.currency)
  const since = ago(CHURN_DAYS)
  const begun = await tx.$count(memberships, gte(memberships.createdAt, since))
  const wasThere = and(lt(memberships.createdAt, since), or(open, gte(memberships.endedAt, since)))
  const there = await tx.$count(memberships, wasThere)
  const ended = await tx.$count(memberships, gte(memberships.endedAt, since))
  const left = await tx.$count(memberships, and(lt(memberships.createdAt, since), gte(memberships.endedAt, since)))
  const reasons = await tx
    .select({ reason: cancelSurveys.reason, count: count() })
    .from(cancelSurveys)
    .where(gte(cancelSurveys.createdAt, ago(REASON_DAYS)))
    .groupBy(cancelSurveys.reason)
    .orderBy(desc(count()), cancelSurveys.reason)
  return {
    statuses,
    monthly: sums,
    begun_count: begun,
    ended_count: ended,
    churn_percent: there === 0 ? 0 : Math.round((left * 1000) / there) / 10,
    reasons,
    grace_days: await findGraceDays(ctx),
  }
}
