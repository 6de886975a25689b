import { sql } from 'drizzle-orm'
import { atMoment } from '#platform/db/at-moment.ts'
import type { Ctx } from '#platform/context.ts'
import { BetterVariantFirst } from './refusals.ts'
import { standingOn } from './owned-lines.ts'

/** A better variant, towards whose price a line was counted. */
export interface Standing {
  lineId: string
  betterLineId: string
  title: string
  orderId: string
  number: string
}

/** The better variants that stand on these lines, paid for or about to be. */
export async function findStanding({ tx, now }: Ctx, lineIds: string[]): Promise<Standing[]> {
  if (lineIds.length === 0) return []
  return tx
    .select({
      lineId: sql<string>`standing.line_id`.as('line_id'),
      betterLineId: sql<string>`standing.better_id`.as('better_id'),
      title: sql<string>`standing.title`.as('title'),
      orderId: sql<string>`standing.order_id`.as('order_id'),
      number: sql<string>`standing.number`.as('number'),
    })
    .from(sql`${standingOn(atMoment(now))} as standing`)
    .where(sql`standing.line_id = any (${sql.param(lineIds)}::uuid[])`)
}

/** Refuses with 409 while a better variant stands on any of these lines, which goes back first. */
export async function refuseBelowBetter(ctx: Ctx, lineIds: string[]): Promise<void> {
  const [standing] = await findStanding(ctx, lineIds)
  if (standing) throw new BetterVariantFirst(standing)
}
