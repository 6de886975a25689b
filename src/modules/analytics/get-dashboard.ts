import type { Ctx } from '#platform/context.ts'
import { countNew } from './count-new.ts'
import type { Compared, Dashboard } from './contract.ts'
import { dayOf, daysUpTo } from './period.ts'
import { readSales, type SoldOnDay } from './read-sales.ts'
import { readSteps } from './read-steps.ts'
import { TIME_ZONE } from './vocabulary.ts'

const NOTHING: SoldOnDay = { amount: 0, count: 0 }

/** The last `days` days with today, each beside the day as many days before it; money in minor units (commerce §2). */
export async function getDashboard(ctx: Ctx, { days }: { days: number }): Promise<Dashboard> {
  const all = daysUpTo(dayOf(ctx.now, TIME_ZONE), 2 * days)
  const [from, start] = [all[0]!, all[days]!]
  const sold = await readSales(ctx, from)
  const soldOn = (day: string | undefined) => sold.get(day ?? '') ?? NOTHING
  const compared = (of: keyof SoldOnDay): Compared => {
    const sum = (part: string[]) => part.reduce((total, day) => total + soldOn(day)[of], 0)
    return { now: sum(all.slice(days)), before: sum(all.slice(0, days)) }
  }
  return {
    days,
    currency: ctx.school.currency,
    sales: all.slice(days).map((on, index) => ({ on, amount: soldOn(on).amount, before: soldOn(all[index]).amount })),
    volume: compared('amount'),
    sales_count: compared('count'),
    ...(await countNew(ctx, { from, start })),
    steps: await readSteps(ctx),
  }
}
