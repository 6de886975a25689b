import { and, eq, inArray, ne, type SQL } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { type Order, orderLines, orders } from './tables.ts'

export type UnderWay = Pick<Order, 'id'> & { productId: string }

/** Orders of a student that are being paid for any of these products, be it as what was added to another, but for one order. */
export function findUnderWay({ tx }: Ctx, studentId: string, productIds: string[], but?: string): Promise<UnderWay[]> {
  const others: SQL | undefined = but === undefined ? undefined : ne(orders.id, but)
  return tx
    .select({ id: orders.id, productId: orderLines.productId })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.studentId, studentId),
        eq(orders.status, 'paying'),
        inArray(orderLines.productId, productIds),
        others,
      ),
    )
    .orderBy(orderLines.position)
}
