import { eq } from 'drizzle-orm'
import { lockPurchase } from '#modules/access/index.ts'
import { products } from '#modules/catalog/tables.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { type Order, type OrderLine, orderLines, orders } from './tables.ts'

export interface LockedOrder {
  order: Order
  lines: SoldLine[]
}

export type SoldLine = OrderLine & { productKind: ProductKind }

/** An order nobody else settles meanwhile, with its lines; undefined when no such order is paid for here. */
export async function lockOrder(ctx: Ctx, orderId: string): Promise<LockedOrder | undefined> {
  const sold = await soldBy(ctx, orderId)
  if (!sold[0]) return undefined
  const productIds = sold.map(({ line }) => line.productId)
  await lockPurchase(ctx, sold[0].studentId, productIds)
  const [order] = await ctx.tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return order && { order, lines: sold.map(({ line, productKind }) => ({ ...line, productKind })) }
}

/** What never changes of an order, so it is read before the lock: who buys what. */
const soldBy = ({ tx }: Ctx, orderId: string) =>
  tx
    .select({ studentId: orders.studentId, line: orderLines, productKind: products.kind })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orders.id, orderId))
    .orderBy(orderLines.position)
