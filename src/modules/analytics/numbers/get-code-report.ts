import type { Ctx } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import { dayOf, daysUpTo, startOfDay } from '#platform/time/days.ts'
import type { getCodeReport as endpoint } from './contract.ts'
import { viewCode } from './get-product-numbers.ts'
import { readByCode } from './read-numbers.ts'

/** What was paid with each code in the last `days` days with today, whatever was bought, in the school's currency and apart in any other one. */
export async function getCodeReport(ctx: Ctx, { days }: { days: number }): Promise<Answer<typeof endpoint>> {
  const { timeZone, currency } = ctx.school
  const [day] = daysUpTo(dayOf(ctx.now, timeZone), days)
  const codes = await readByCode(ctx, { from: { day: day!, at: startOfDay(day!, timeZone) } })
  return { days, currency, codes: codes.map((code) => viewCode(code, currency)) }
}
