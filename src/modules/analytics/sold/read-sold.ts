import { sql, type SQL } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import { partners } from '#modules/partners/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { soldChanges, soldDays } from '../tables.ts'
import { SOLD_MOST } from '../vocabulary.ts'

export interface SoldOnDay {
  /** 2026-11-21 */
  on: string
  currency: string
  amount: number
  sales: number
  /** of both, further periods of what is paid by periods */
  renewals_amount: number
  renewals: number
}

/** The first day of a period and of the one before it. */
interface Period {
  from: string
  before: string
}

const COLUMNS = sql`"on", product_id, campaign, partner_id, currency, is_renewal, amount, lines, sales`

/** Days as they are summed up, and what was told since. */
const soldSince = (day: string): SQL => sql`(
  select ${COLUMNS} from ${soldDays} where "on" >= ${day} union all select ${COLUMNS} from ${soldChanges} where "on" >= ${day}
) as sold`

/** What was sold on each day since one, in each currency: money that was taken and not given back. */
export async function readSales({ tx }: Ctx, since: string): Promise<SoldOnDay[]> {
  const { rows } = await tx.execute<Row<SoldOnDay>>(sql`
    select "on"::text, currency, sum(amount)::float8 as amount, sum(sales)::int as sales,
      coalesce(sum(amount) filter (where is_renewal), 0)::float8 as renewals_amount, coalesce(sum(sales) filter (where is_renewal), 0)::int as renewals
    from ${soldSince(since)} group by "on", currency`)
  return rows
}

type Row<Columns> = { [Name in keyof Columns]: Columns[Name] }

interface Compared {
  now: number
  before: number
  lines: number
}

/** Products by what was sold of them in the school's currency, the most first. */
export async function readSoldByProduct({ tx, school }: Ctx, period: Period) {
  const { rows } = await tx.execute<Row<Compared & { id: string; title: string; kind: ProductKind }>>(sql`
    select p.id, p.title, p.kind, now, before, lines
    from (${comparedBy({ key: sql`product_id`, groups: sql`1` }, school.currency, period)}) as by_product join ${products} as p on p.id = product_id
    order by now desc, before desc, p.id`)
  return rows
}

/** Ways that buyers came: by a partner's link, else by a campaign, else neither. */
export async function readSoldBySource({ tx, school }: Ctx, period: Period) {
  const way = sql`partner_id, case when partner_id is null then campaign else '' end as way`
  const { rows } = await tx.execute<
    Row<Compared & { partner_id: string | null; name: string | null; way: string }>
  >(sql`
    select partner_id, p.name, way, now, before, lines
    from (${comparedBy({ key: way, groups: sql`1, 2` }, school.currency, period)}) as by_source left join ${partners} as p on p.id = partner_id
    order by now desc, before desc, partner_id, way`)
  return rows
}

const comparedBy = ({ key, groups }: { key: SQL; groups: SQL }, currency: string, { from, before }: Period) => sql`
  select * from (
    select ${key}, coalesce(sum(amount) filter (where "on" >= ${from}), 0)::float8 as now,
      coalesce(sum(amount) filter (where "on" < ${from}), 0)::float8 as before,
      coalesce(sum(lines) filter (where "on" >= ${from}), 0)::int as lines
    from ${soldSince(before)} where currency = ${currency} group by ${groups}
  ) as compared where now <> 0 or before <> 0 order by now desc, before desc limit ${SOLD_MOST}`
