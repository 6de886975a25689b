import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { sourcesOf } from './order-moves.ts'
import { orders } from './tables.ts'
import type { OrderStatus } from './vocabulary.ts'

/** The one way an order changes its status. Answers whether it moved: not from where it may not go there. */
export async function moveOrder({ tx, now }: Ctx, orderId: string, status: OrderStatus): Promise<boolean> {
  const moved = await tx
    .update(orders)
    .set({ status, ...(status === 'paid' && { fulfilledAt: now }), ...(isSettling(status) && { settledAt: now }) })
    .where(and(eq(orders.id, orderId), inArray(orders.status, sourcesOf(status))))
    .returning({ id: orders.id })
  return moved.length > 0
}

const isSettling = (status: OrderStatus): boolean => status === 'paid' || status === 'failed'
