import { sql } from 'drizzle-orm'
import { transactions } from '#modules/payments/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'

export interface SoldOnDay {
  /** by its number, of the days that were asked for */
  day: number
  currency: string
  amount: number
  count: number
}

/**
 * What was sold on each of the days that begin at these moments, in each currency: money that was taken and not given back. A sale
 * that was refunded whole is none.
 */
export async function readSales(ctx: Ctx, starts: Date[]): Promise<SoldOnDay[]> {
  const rows = await salesByDay(ctx.tx, {
    starts: `{${starts.map((start) => start.toISOString()).join()}}`,
    now: ctx.now.toISOString(),
  })
  return rows.map(({ day, ...sold }) => ({ day: day - 1, ...sold }))
}

const starts = sql`${sql.placeholder('starts')}::timestamptz[]`

const salesByDay = prepared('sales_by_day', (tx) =>
  tx
    .select({
      day: sql<number>`width_bucket(${transactions.settledAt}, ${starts})`,
      currency: transactions.currency,
      amount: sql`sum(${transactions.amount} - ${transactions.refundedAmount})`.mapWith(Number),
      count: sql`count(*)`.mapWith(Number),
    })
    .from(transactions)
    .where(
      // The very words of the partial index transactions_settled.
      sql`${transactions.status} in ('PERFORMED', 'CLEARED')
        and ${transactions.settledAt} >= (${starts})[1]
        and ${transactions.settledAt} <= ${sql.placeholder('now')}::timestamptz
        and ${transactions.refundedAmount} < ${transactions.amount}`,
    )
    .groupBy(sql`1`, transactions.currency),
)
