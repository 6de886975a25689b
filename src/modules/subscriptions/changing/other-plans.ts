import { and, asc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import { BY_PERIODS } from '#modules/catalog/vocabulary.ts'
import { variants } from '#modules/catalog/tables.ts'
import { lineDiscounts, orderLines } from '#modules/orders/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { DAY } from '#platform/clock.ts'
import { atMost } from '#platform/db/paging.ts'
import { dayOf } from '#platform/time/days.ts'
import { type Membership, type MembershipPeriod, memberships } from '../tables.ts'
import type { Terms } from '../plans/terms.ts'

/** More prices than a product has. */
const MOST = 10

const isOtherPlan = and(
  eq(variants.productId, memberships.productId),
  ne(variants.id, memberships.variantId),
  eq(variants.currency, memberships.currency),
  eq(variants.paymentModel, BY_PERIODS),
  isNotNull(variants.position),
  sql`${variants.periodMonths} > 0`,
  gt(variants.amount, 0),
)

/** SQL: whether there is another plan of what a membership is of, in the currency that it is paid in. */
export const hasOtherPlans = sql<boolean>`exists (select from ${variants} where ${isOtherPlan})`

export interface OtherPlan extends Terms {
  name: string
}

/** The plans that somebody may change to: those that are sold now, in their currency, and go on. */
export async function findOtherPlans({ tx }: Ctx, { id }: Pick<Membership, 'id'>): Promise<OtherPlan[]> {
  const rows = await tx
    .select({ variantId: variants.id, name: variants.name, amount: variants.amount, months: variants.periodMonths })
    .from(memberships)
    .innerJoin(variants, isOtherPlan)
    .where(eq(memberships.id, id))
    .orderBy(asc(variants.position))
    .limit(atMost(MOST))
  return rows.map((row) => ({ ...row, months: row.months! }))
}

/**
 * What of a period that is paid for is left, in minor units: its price, without what went back, by days of the school. What was counted from the period before
 * was paid for as well. 0 of one that was given for nothing.
 */
export async function unusedOf({ tx, now, school }: Ctx, period: MembershipPeriod): Promise<number> {
  if (period.state !== 'paid' || !period.orderId || !period.endsAt) return 0
  const counted = sql`(select coalesce(sum(${lineDiscounts.amount}), 0) from ${lineDiscounts}
    where ${lineDiscounts.lineId} = ${orderLines.id} and ${lineDiscounts.source} = 'owned')`
  const [line] = await tx
    .select({ worth: sql`${orderLines.amount} + ${counted} - ${orderLines.returnedAmount}`.mapWith(Number) })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, period.orderId), ne(orderLines.kind, 'bump')))
  const day = (at: Date) => Date.parse(dayOf(at, school.timeZone)) / DAY
  const whole = day(period.endsAt) - day(period.startsAt)
  const left = Math.min(whole, Math.max(0, day(period.endsAt) - day(now)))
  return whole > 0 ? Math.round(((line?.worth ?? 0) * left) / whole) : 0
}

/** What a plan costs beyond what is left; undefined where that is nothing, so that it begins once what is paid for is over. */
export const dueFor = ({ amount }: Terms, unused: number): number | undefined =>
  unused > 0 && amount > unused ? amount - unused : undefined
