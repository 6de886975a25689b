import { productVisits } from '#modules/analytics/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#platform/time/days.ts'
import type { Chance } from '../random.ts'
import type { Sale } from './plan-sales.ts'

const LOOKED_FOR_ONE_SALE = [9, 34] as const
const BEGAN_FOR_ONE_SALE = [1, 4] as const

/** What was looked at on the days when something was sold: most of it for nothing. */
export async function writeVisits(ctx: Ctx, sales: Sale[], chance: Chance): Promise<void> {
  const visits = new Map<string, typeof productVisits.$inferInsert & { views: number; checkouts: number }>()
  for (const { course, at, campaign } of sales) {
    const on = dayOf(at, ctx.school.timeZone)
    const key = [course.courseId, on, campaign].join(' ')
    const seen = visits.get(key) ?? { productId: course.courseId, on, campaign, views: 0, checkouts: 0 }
    seen.views += chance.whole(...LOOKED_FOR_ONE_SALE)
    seen.checkouts += chance.whole(...BEGAN_FOR_ONE_SALE)
    visits.set(key, seen)
  }
  if (visits.size > 0) await ctx.tx.insert(productVisits).values([...visits.values()])
}
