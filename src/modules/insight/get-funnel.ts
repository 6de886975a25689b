import { sql } from 'drizzle-orm'
import { productVisits, soldChanges, soldDays } from '#modules/analytics/tables.ts'
import { getProduct } from '#modules/catalog/index.ts'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { dayOf, daysUpTo } from '#platform/time/days.ts'
import type { getFunnel as endpoint } from './contract.ts'
import { learningChanges, learningDays } from './tables.ts'
import { FUNNEL_STEPS, type FunnelStep, LEARNING_STEPS } from './vocabulary.ts'

/** Read from what is summed up by day alone: it costs the same however many visited, bought and learned. */
export async function getFunnel(
  ctx: Ctx,
  { days, product_id: productId }: Input<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const product = productId === undefined ? undefined : (await getProduct(ctx, { productId })).product
  const all = daysUpTo(dayOf(ctx.now, ctx.school.timeZone), 2 * days)
  const [before, from] = [all[0]!, all[days]!]
  const of = (column: 'product_id' | 'course_id') =>
    sql`"on" >= ${before} and school_id = ${ctx.school.id} ${product ? sql`and ${sql.identifier(column)} = ${product.id}` : sql``}`
  const { rows } = await ctx.tx.execute<{ step: FunnelStep; now: number; before: number }>(sql`
    select step, coalesce(sum(count) filter (where "on" >= ${from}), 0)::int as now,
      coalesce(sum(count) filter (where "on" < ${from}), 0)::int as before
    from (
      select 'view' as step, "on", views as count from ${productVisits} where ${of('product_id')}
      union all select 'checkout', "on", checkouts from ${productVisits} where ${of('product_id')}
      union all select 'sale', "on", lines from ${soldDays} where ${of('product_id')}
      union all select 'sale', "on", lines from ${soldChanges} where ${of('product_id')}
      union all select 'beginning', "on", began from ${learningDays} where lecture_id is null and ${of('course_id')}
      union all select 'beginning', "on", began from ${learningChanges} where lecture_id is null and ${of('course_id')}
      union all select 'completion', "on", finished from ${learningDays} where lecture_id is null and ${of('course_id')}
      union all select 'completion', "on", finished from ${learningChanges} where lecture_id is null and ${of('course_id')}
    ) as counted group by step`)
  const counted = new Map(rows.map((row) => [row.step, row]))
  const asked = FUNNEL_STEPS.filter(
    (step) => !product || KINDS[product.kind].isWatched || !LEARNING_STEPS.includes(step),
  )
  return {
    days,
    steps: asked.map((step) => ({ step, count: counted.get(step)?.now ?? 0, before: counted.get(step)?.before ?? 0 })),
  }
}
