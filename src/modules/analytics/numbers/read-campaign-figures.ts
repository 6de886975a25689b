import { and, eq, inArray, sql } from 'drizzle-orm'
import { orderLines, orders } from '#modules/orders/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { productVisits } from '../tables.ts'
import { inEachCurrency, PAID, soldBy, type SoldLines } from './read-numbers.ts'
import { viewSold } from './view-sold.ts'

export type CampaignFigures = { views: number; checkouts: number } & ReturnType<typeof viewSold>

/** Of a campaign that nobody has come by. */
export const NO_FIGURES: CampaignFigures = {
  views: 0,
  checkouts: 0,
  sold: 0,
  renewals: 0,
  renewals_amount: 0,
  amount: 0,
  refunded_amount: 0,
  others: [],
}

/** What came of these campaigns of a product from their beginning, by how each is kept; none of those that nobody has come by. */
export async function readCampaignFigures(
  { tx, school }: Ctx,
  productId: string,
  campaigns: string[],
): Promise<Map<string, CampaignFigures>> {
  if (campaigns.length === 0) return new Map()
  const lines = sql`
    select ${soldBy(sql`${orders.campaign}`)} from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
    where ${and(eq(orderLines.productId, productId), inArray(orders.status, PAID), inArray(orders.campaign, campaigns))}
      and ${orders.campaign} <> ''`
  const { rows } = await tx.execute<{ [Name in keyof Row]: Row[Name] }>(sql`
    with visits as (
      select ${productVisits.campaign} as key, sum(${productVisits.views})::int as views, sum(${productVisits.checkouts})::int as checkouts
      from ${productVisits}
      where ${and(eq(productVisits.productId, productId), inArray(productVisits.campaign, campaigns))}
        and ${productVisits.campaign} <> '' group by 1
    ), sales as (${inEachCurrency(lines)})
    select key as campaign, coalesce(views, 0) as views, coalesce(checkouts, 0) as checkouts, coalesce(sold, 0) as sold, coalesce(renewals, 0) as renewals, coalesce(paid, '[]') as paid
    from visits full join sales using (key)`)
  return new Map(
    rows.map(({ campaign, views, checkouts, ...sold }) => [
      campaign,
      { views, checkouts, ...viewSold(sold, school.currency) },
    ]),
  )
}

interface Row extends SoldLines {
  campaign: string
  views: number
  checkouts: number
}
