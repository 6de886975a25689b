import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { orders } from './tables.ts'

/** Whether the buyer was given all of an order. */
export async function isFulfilled({ tx }: Ctx, orderId: string): Promise<boolean> {
  const [order] = await fulfilledOrder(tx, { orderId })
  return order !== undefined
}

const fulfilledOrder = prepared('fulfilled_order', (tx) =>
  tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, sql.placeholder('orderId')), isNotNull(orders.fulfilledAt))),
)
