import type { Ctx } from '#platform/context.ts'
import { dayOf, daysUpTo, startOfDay } from '#platform/time/days.ts'
import { countNew } from './count-new.ts'
import type { Compared, Dashboard } from './contract.ts'
import { readSales, type SoldOnDay } from './read-sales.ts'
import { readSteps } from './read-steps.ts'

const NOTHING: SoldOnDay = { amount: 0, count: 0 }

/** The last `days` days with today, each beside the day as many days before it; money in minor units (commerce §2). */
export async function getDashboard(ctx: Ctx, { days }: { days: number }): Promise<Dashboard> {
  const { timeZone } = ctx.school
  const all = daysUpTo(dayOf(ctx.now, timeZone), 2 * days)
  const starts = all.map((day) => startOfDay(day, timeZone))
  const sold = await readSales(ctx, starts)
  const soldOn = (index: number) => sold.get(index) ?? NOTHING
  const compared = (of: keyof SoldOnDay): Compared => {
    const sum = (from: number) =>
      all.slice(from, from + days).reduce((total, _, nth) => total + soldOn(from + nth)[of], 0)
    return { now: sum(days), before: sum(0) }
  }
  return {
    days,
    currency: ctx.school.currency,
    sales: all.slice(days).map((on, nth) => ({ on, amount: soldOn(days + nth).amount, before: soldOn(nth).amount })),
    volume: compared('amount'),
    sales_count: compared('count'),
    ...(await countNew(ctx, { from: starts[0]!, start: starts[days]! })),
    steps: await readSteps(ctx),
  }
}
