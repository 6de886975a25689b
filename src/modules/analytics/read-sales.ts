import { sql } from 'drizzle-orm'
import { transactions } from '#modules/payments/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { TIME_ZONE } from './vocabulary.ts'

export interface SoldOnDay {
  amount: number
  count: number
}

/** What was paid on each day since `from`, in the school's currency; only money that was taken. */
export async function readSales(ctx: Ctx, from: string): Promise<Map<string, SoldOnDay>> {
  const rows = await salesByDay(ctx.tx, { from, now: ctx.now.toISOString(), currency: ctx.school.currency })
  return new Map(rows.map(({ on, amount, count }) => [on, { amount, count }]))
}

const day = sql<string>`(${transactions.settledAt} at time zone ${sql.raw(`'${TIME_ZONE}'`)})::date::text`

const salesByDay = prepared('sales_by_day', (tx) =>
  tx
    .select({
      on: day,
      amount: sql`sum(${transactions.amount})`.mapWith(Number),
      count: sql`count(*)`.mapWith(Number),
    })
    .from(transactions)
    .where(
      // The very words of the partial index transactions_settled.
      sql`${transactions.status} in ('PERFORMED', 'CLEARED', 'ACCESS_GRANTED')
        and ${transactions.settledAt} >= ${startOf('from')}
        and ${transactions.settledAt} <= ${sql.placeholder('now')}::timestamptz
        and ${transactions.currency} = ${sql.placeholder('currency')}`,
    )
    .groupBy(sql`1`),
)

/** Midnight of a day that a placeholder names. */
export function startOf(placeholder: string) {
  return sql`(${sql.placeholder(placeholder)}::timestamp at time zone ${sql.raw(`'${TIME_ZONE}'`)})`
}
