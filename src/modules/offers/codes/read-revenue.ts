import { and, eq, inArray, sql } from 'drizzle-orm'
import { transactions } from '#modules/payments/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Money } from '#platform/money.ts'
import { claims } from '#modules/orders/tables.ts'

/** What the orders paid with each of these codes brought, in each currency and less what went back. */
export async function readRevenue({ tx }: Ctx, codeIds: string[]): Promise<Map<string, Money[]>> {
  if (codeIds.length === 0) return new Map()
  const rows = await tx
    .select({
      codeId: claims.resourceId,
      currency: transactions.currency,
      amount: sql<number>`sum(${transactions.amount} - ${transactions.refundedAmount})`.mapWith(Number),
    })
    .from(claims)
    .innerJoin(transactions, eq(transactions.orderId, claims.orderId))
    .where(
      and(
        eq(claims.resource, 'code'),
        inArray(claims.resourceId, codeIds),
        eq(claims.state, 'kept'),
        inArray(transactions.status, ['PERFORMED', 'CLEARED']),
      ),
    )
    .groupBy(claims.resourceId, transactions.currency)
    .orderBy(transactions.currency)
  const revenue = new Map<string, Money[]>(codeIds.map((id) => [id, []]))
  for (const { codeId, ...brought } of rows) revenue.get(codeId)?.push(brought)
  return revenue
}
