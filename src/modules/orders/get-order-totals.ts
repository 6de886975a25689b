import { sql } from 'drizzle-orm'
import { isPaymentOf } from '#modules/payments/index.ts'
import { transactions } from '#modules/payments/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { orders } from './tables.ts'
import type { OrderFilter, OrderTotal } from './contract.ts'
import { type CodeFinder, ordersThatMatch } from './orders-that-match.ts'

/** Refuses with 404 a code that is not there. */
export async function getOrderTotals(
  ctx: Ctx,
  filter: OrderFilter,
  codes: CodeFinder,
): Promise<{ totals: OrderTotal[] }> {
  const totals = await ctx.tx
    .select({
      currency: orders.currency,
      orders_count: sql`count(*)`.mapWith(Number),
      paid_amount: sql`coalesce(sum(${transactions.amount}), 0)`.mapWith(Number),
      refunded_amount: sql`coalesce(sum(${transactions.refundedAmount}), 0)`.mapWith(Number),
    })
    .from(orders)
    .leftJoin(transactions, isPaymentOf(orders.id))
    .where(await ordersThatMatch(ctx, filter, codes))
    .groupBy(orders.currency)
    .orderBy(orders.currency)
  return { totals }
}
