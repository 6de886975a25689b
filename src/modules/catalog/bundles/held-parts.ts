import { sql } from 'drizzle-orm'
import { inclusions, products, variants } from '../tables.ts'
import type { ProductKind } from '../vocabulary.ts'

/** What a bundle holds, as far as it decides how the bundle is sold. */
export interface HeldPart {
  id: string
  kind: ProductKind
  title: string
  /** what all of it costs by itself without a reduction; null where it has no price */
  amount: number | null
  /** how many may come to it still; null without a limit, and for what has no date */
  places: number | null
  /** when it is over; null for what has no date */
  until: Date | null
}

const part = sql`part`
const amount = sql`(select coalesce(min(amount) filter (where includes_all), min(amount)) from ${variants}
  where ${variants.productId} = ${part}.id and ${variants.position} is not null)`

/** SQL: the parts of the product in `products`, in order; none of what is no bundle. */
export const heldParts = sql<HeldPart[]>`(
  select coalesce(json_agg(json_build_object('id', ${part}.id, 'kind', ${part}.kind, 'title', ${part}.title, 'amount', ${amount},
    'places', case when ${part}.takes_place_until is not null then greatest(0, ${part}.stock_limit - ${part}.stock_sold) end,
    'until', ${part}.takes_place_until) order by ${inclusions.position}, ${inclusions.id}), '[]')
  from ${inclusions} join ${products} as part on ${part}.id = ${inclusions.productId}
  where ${inclusions.bundleId} = ${products.id})`.mapWith(
  (rows: (Omit<HeldPart, 'until'> & { until: string | null })[]) =>
    rows.map((row): HeldPart => ({ ...row, until: row.until === null ? null : new Date(row.until) })),
)
