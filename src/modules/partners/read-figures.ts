import { type SQL, sql } from 'drizzle-orm'
import { DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { dayNamed, dayOf, daysUpTo, startOfDay } from '#platform/time/days.ts'
import type { Figures } from './contract.ts'
import { attributions, commissions, partnerClicks, partners, payouts } from './tables.ts'

/** Days of the school: from the first up to the second, which is left out. */
export interface Period {
  from: string
  until: string
}

/** The last so many days with today, and as many before them. */
export function periodsOf({ now, school }: Ctx, days: number): { now: Period; before: Period } {
  const today = dayOf(now, school.timeZone)
  const all = daysUpTo(today, 2 * days)
  const tomorrow = dayNamed(Date.parse(today) + DAY)
  return { now: { from: all[days]!, until: tomorrow }, before: { from: all[0]!, until: all[days]! } }
}

/** Of each of these partners. */
export async function readFiguresOf(ctx: Ctx, ids: string[], period: Period): Promise<Map<string, Figures>> {
  if (ids.length === 0) return new Map()
  const { rows } = await ctx.tx.execute<Record<'id' | keyof Figures, string>>(
    sql`${countedIn(ctx, period, ids)} select * from counted`,
  )
  return new Map(rows.map(({ id, ...figures }) => [id, inNumbers(figures)]))
}

/** Of all partners together. */
export async function readAllFigures(ctx: Ctx, period: Period): Promise<Figures> {
  const { rows } = await ctx.tx.execute<Record<keyof Figures, string>>(
    sql`${countedIn(ctx, period)} select coalesce(sum(clicks), 0) clicks, coalesce(sum(sales), 0) sales,
      coalesce(sum(revenue), 0) revenue, coalesce(sum(commission), 0) commission, coalesce(sum(paid), 0) paid from counted`,
  )
  return inNumbers(rows[0]!)
}

const inNumbers = ({ clicks, sales, revenue, commission, paid }: Record<keyof Figures, string>): Figures => ({
  clicks: Number(clicks),
  sales: Number(sales),
  revenue: Number(revenue),
  commission: Number(commission),
  paid: Number(paid),
})

/** Each partner, or each of these, with what came of their links, in the school's currency. */
function countedIn({ school: { currency, timeZone } }: Ctx, { from, until }: Period, ids?: string[]): SQL {
  const isAsked = (partnerId: SQL) => (ids ? sql`and ${partnerId} in ${ids}` : sql``)
  const [first, end] = [from, until].map((day) => startOfDay(day, timeZone).toISOString())
  return sql`
    with clicked as (
      select partner_id, sum(clicks) clicks from ${partnerClicks}
      where "on" >= ${from} and "on" < ${until} ${isAsked(sql`partner_id`)} group by 1
    ), sold as (
      select a.partner_id, count(distinct a.order_id) sales, sum(c.price - c.returned) revenue, sum(c.earned) commission
      from ${attributions} a join ${commissions} c on c.order_id = a.order_id
      where a.paid_at >= ${first}::timestamptz and a.paid_at < ${end}::timestamptz and c.currency = ${currency}
        ${isAsked(sql`a.partner_id`)} group by 1
    ), given as (
      select partner_id, sum(amount) paid from ${payouts}
      where paid_on >= ${from} and paid_on < ${until} and currency = ${currency} ${isAsked(sql`partner_id`)} group by 1
    ), counted as (
      select p.id, coalesce(k.clicks, 0) clicks, coalesce(s.sales, 0) sales, coalesce(s.revenue, 0) revenue,
        coalesce(s.commission, 0) commission, coalesce(g.paid, 0) paid
      from ${partners} p left join clicked k on k.partner_id = p.id left join sold s on s.partner_id = p.id
        left join given g on g.partner_id = p.id
      where true ${isAsked(sql`p.id`)}
    )`
}
