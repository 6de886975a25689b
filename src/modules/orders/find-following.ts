import { and, eq, ne } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { type Order, orders } from './tables.ts'

/** The order that was made of the offer after this one, under way or paid. */
export async function findFollowing({ tx }: Ctx, orderId: string): Promise<Order | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.followsOrderId, orderId), ne(orders.status, 'failed')))
  return order
}
