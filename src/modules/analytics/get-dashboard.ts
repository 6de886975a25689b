import type { Ctx } from '#platform/context.ts'
import { dayOf, daysUpTo, startOfDay } from '#platform/time/days.ts'
import { sumOf } from '#platform/money.ts'
import { countNew } from './count-new.ts'
import type { Compared, Dashboard } from './contract.ts'
import { readSales, readSoldByProduct, readSoldBySource, type SoldOnDay } from './sold/read-sold.ts'
import { viewSoldProduct, viewSoldSource } from './sold/view-sold.ts'

/**
 * The last `days` days with today, each beside the day as many days before it; money in minor units, by day in the school's currency, and what was sold
 * in any other one apart (commerce §2).
 */
export async function getDashboard(ctx: Ctx, { days }: { days: number }): Promise<Dashboard> {
  const { timeZone, currency } = ctx.school
  const all = daysUpTo(dayOf(ctx.now, timeZone), 2 * days)
  const period = { from: all[days]!, before: all[0]! }
  const sold = await readSales(ctx, period.before)
  const compared = (of: SoldOnDay[], figure: keyof Omit<SoldOnDay, 'on' | 'currency'>): Compared => ({
    now: sumOf(of.filter(({ on }) => on >= period.from).map((each) => each[figure])),
    before: sumOf(of.filter(({ on }) => on < period.from).map((each) => each[figure])),
  })
  const soldIn = (asked: string) => sold.filter((each) => each.currency === asked)
  const amounts = new Map(soldIn(currency).map(({ on, amount }) => [on, amount]))
  const others = [...new Set(sold.map((each) => each.currency))].filter((each) => each !== currency).toSorted()
  return {
    days,
    currency,
    sales: all
      .slice(days)
      .map((on, nth) => ({ on, amount: amounts.get(on) ?? 0, before: amounts.get(all[nth]!) ?? 0 })),
    volume: compared(soldIn(currency), 'amount'),
    renewals_volume: compared(soldIn(currency), 'renewals_amount'),
    other_volumes: others.map((other) => ({ currency: other, volume: compared(soldIn(other), 'amount') })),
    products: (await readSoldByProduct(ctx, period)).map(viewSoldProduct),
    sources: (await readSoldBySource(ctx, period)).map(viewSoldSource),
    sales_count: compared(sold, 'sales'),
    renewals_count: compared(sold, 'renewals'),
    ...(await countNew(ctx, { from: startOfDay(period.before, timeZone), start: startOfDay(period.from, timeZone) })),
  }
}
