import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { sourcesOf } from './order-moves.ts'
import { orders } from './tables.ts'
import { ORDER_STATUSES, type OrderStatus } from './vocabulary.ts'

/** The one way an order changes its status. Answers whether it moved: not from where it may not go there. */
export async function moveOrder({ tx, now }: Ctx, orderId: string, status: OrderStatus): Promise<boolean> {
  const moved = await moves[status](tx, { orderId, now })
  return moved.length > 0
}

const moveTo = (status: OrderStatus) => {
  const now = sql`${sql.placeholder('now')}::timestamptz`
  return prepared(`order_moved_to_${status}`, (tx) =>
    tx
      .update(orders)
      .set({ status, ...(status === 'paid' && { fulfilledAt: now }), ...(isSettling(status) && { settledAt: now }) })
      .where(and(eq(orders.id, sql.placeholder('orderId')), inArray(orders.status, sourcesOf(status))))
      .returning({ id: orders.id }),
  )
}

const isSettling = (status: OrderStatus): boolean => status === 'paid' || status === 'failed'

const moves = Object.fromEntries(ORDER_STATUSES.map((status) => [status, moveTo(status)])) as Record<
  OrderStatus,
  ReturnType<typeof moveTo>
>
