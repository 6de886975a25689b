import { and, eq, inArray, sql } from 'drizzle-orm'
import { transactions } from '#modules/payments/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { claims } from '../tables.ts'

/** What the orders paid with each of these codes brought, in the school's currency and less what went back. */
export async function readRevenue({ tx, school }: Ctx, codeIds: string[]): Promise<Map<string, number>> {
  if (codeIds.length === 0) return new Map()
  const rows = await tx
    .select({
      codeId: claims.resourceId,
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
        eq(transactions.currency, school.currency),
      ),
    )
    .groupBy(claims.resourceId)
  return new Map(rows.map(({ codeId, amount }) => [codeId, amount]))
}
