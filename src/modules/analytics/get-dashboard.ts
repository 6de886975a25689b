import type { Ctx } from '#platform/context.ts'
import { dayOf, daysUpTo, startOfDay } from '#platform/time/days.ts'
import { sumOf } from '#platform/money.ts'
import { countNew } from './count-new.ts'
import type { Compared, Dashboard } from './contract.ts'
import { readSales, type SoldOnDay } from './read-sales.ts'

/**
 * The last `days` days with today, each beside the day as many days before it; money in minor units, by day in the school's currency, and what was sold
 * in any other one apart (commerce §2).
 */
export async function getDashboard(ctx: Ctx, { days }: { days: number }): Promise<Dashboard> {
  const { timeZone, currency } = ctx.school
  const all = daysUpTo(dayOf(ctx.now, timeZone), 2 * days)
  const starts = all.map((day) => startOfDay(day, timeZone))
  const sold = await readSales(ctx, starts)
  const compared = (of: SoldOnDay[], figure: 'amount' | 'count'): Compared => ({
    now: sumOf(of.filter(({ day }) => day >= days).map((each) => each[figure])),
    before: sumOf(of.filter(({ day }) => day < days).map((each) => each[figure])),
  })
  const soldIn = (asked: string) => sold.filter((each) => each.currency === asked)
  const amounts = new Map(soldIn(currency).map(({ day, amount }) => [day, amount]))
  const soldOn = (day: number) => amounts.get(day) ?? 0
  const others = [...new Set(sold.map((each) => each.currency))].filter((each) => each !== currency).toSorted()
  return {
    days,
    currency,
    sales: all.slice(days).map((on, nth) => ({ on, amount: soldOn(days + nth), before: soldOn(nth) })),
    volume: compared(soldIn(currency), 'amount'),
    other_volumes: others.map((other) => ({ currency: other, volume: compared(soldIn(other), 'amount') })),
    sales_count: compared(sold, 'count'),
    ...(await countNew(ctx, { from: starts[0]!, start: starts[days]! })),
  }
}
