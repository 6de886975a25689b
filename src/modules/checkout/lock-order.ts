import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { type Order, type OrderLine, orderLines, orders } from './tables.ts'

/** An order nobody else settles meanwhile, with its lines; undefined when no such order is paid for here. */
export async function lockOrder(
  { tx }: Ctx,
  orderId: string,
): Promise<{ order: Order; lines: OrderLine[] } | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order) return undefined
  return { order, lines: await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)) }
}
