import { and, eq, isNotNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { orders } from './tables.ts'

/** Whether the buyer was given all of an order. */
export async function isFulfilled({ tx }: Ctx, orderId: string): Promise<boolean> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), isNotNull(orders.fulfilledAt)))
  return order !== undefined
}
