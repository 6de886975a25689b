import { sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { schools } from '#modules/schools/tables.ts'
import { clock } from '#platform/clock.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { partnerClicks, partners } from '../tables.ts'

export interface CountedClicks {
  schoolId: string
  partnerId: string
  slug: string
  count: number
}

/** Adds clicks to those of the day that it is in their schools. A name that no product has is that of another page. */
export async function keepClicks(units: UnitsOfWork, counted: CountedClicks[]): Promise<void> {
  const rows = JSON.stringify(counted)
  const now = clock.now().toISOString()
  await units.withoutSchool('clicks of all schools are kept', (tx) =>
    tx.execute(sql`
      insert into ${partnerClicks} as k (school_id, partner_id, product_id, "on", clicks)
      select s.id, r.id, p.id, (${now}::timestamptz at time zone s.time_zone)::date, sum(c.count)
      from jsonb_to_recordset(${rows}::jsonb) c("schoolId" uuid, "partnerId" uuid, slug text, count integer)
      join ${schools} s on s.id = c."schoolId"
      join ${partners} r on r.id = c."partnerId" and r.school_id = s.id
      left join ${products} p on p.school_id = s.id and p.slug = c.slug
      group by 1, 2, 3, 4 order by 2, 3, 4
      on conflict on constraint partner_clicks_day do update set clicks = k.clicks + excluded.clicks`),
  )
}
