import { sql, type SQL } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { schools } from '#modules/schools/tables.ts'
import { clock } from '#platform/clock.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { productVisits } from '../tables.ts'
import type { VisitedProduct } from './visited-product.ts'

/** Anybody can make links: of one product and day so many campaigns are told apart, and the rest are none. */
export const CAMPAIGNS_OF_A_DAY = 100

export interface CountedVisits extends VisitedProduct {
  schoolId: string
  campaign: string
  count: number
}

/** Whether a campaign of a product, both as columns, is one that its school knows. */
export type IsKnown = (productId: SQL, campaign: SQL) => SQL
const none: IsKnown = () => sql`false`

/** Adds visits to those of the day that it is in their schools. Names that no product has are nobody's. */
export async function keepVisits(units: UnitsOfWork, counted: CountedVisits[], isKnown = none): Promise<void> {
  const rows = JSON.stringify(counted)
  const now = clock.now().toISOString()
  await units.withoutSchool('visits of all schools are kept', (tx) =>
    tx.execute(sql`
      with counted as (
        select c."schoolId" school_id, p.id product_id, (${now}::timestamptz at time zone s.time_zone)::date as on,
          c.campaign, coalesce(sum(c.count) filter (where c.step = 'views'), 0) views,
          coalesce(sum(c.count) filter (where c.step = 'checkouts'), 0) checkouts
        from jsonb_to_recordset(${rows}::jsonb)
          c("schoolId" uuid, slug text, campaign text, step text, count integer)
        join ${schools} s on s.id = c."schoolId"
        join ${products} p on p.school_id = c."schoolId" and p.slug = c.slug
        group by 1, 2, 3, 4
      ), known as (
        select counted.*, v.campaign is not null or ${isKnown(sql`counted.product_id`, sql`counted.campaign`)} is_known
        from counted left join ${productVisits} v
          on v.product_id = counted.product_id and v.on = counted.on and v.campaign = counted.campaign
      ), placed as (
        select known.*,
          row_number() over (partition by product_id, is_known or campaign = '' order by views desc, campaign) place,
          (select count(*) from ${productVisits} v where v.product_id = known.product_id and v.on = known.on) taken
        from known
      )
      insert into ${productVisits} as v (school_id, product_id, "on", campaign, views, checkouts)
      select school_id, product_id, placed.on,
        case when is_known or place + taken <= ${CAMPAIGNS_OF_A_DAY} then campaign else '' end, sum(views), sum(checkouts)
      from placed group by 1, 2, 3, 4
      on conflict (product_id, "on", campaign) do update
        set views = v.views + excluded.views, checkouts = v.checkouts + excluded.checkouts`),
  )
}
