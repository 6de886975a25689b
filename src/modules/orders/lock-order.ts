import { eq, sql } from 'drizzle-orm'
import { lockPurchase } from '#modules/access/index.ts'
import { products } from '#modules/catalog/tables.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import type { Transaction } from '#modules/payments/index.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { type Order, type OrderLine, orderLines, orders } from './tables.ts'

/** A payment, and the order that it is for. */
export type OrdersPayment = Pick<Transaction, 'id' | 'orderId'>

export interface LockedOrder {
  order: Order
  lines: SoldLine[]
}

export type SoldLine = OrderLine & { productKind: ProductKind }

/** An order nobody else settles meanwhile, with its lines; undefined when no such order is paid for here. */
export async function lockOrder(ctx: Ctx, orderId: string): Promise<LockedOrder | undefined> {
  const sold = await soldBy(ctx.tx, { orderId })
  if (!sold[0]) return undefined
  const productIds = sold.map(({ line }) => line.productId)
  await lockPurchase(ctx, sold[0].studentId, productIds)
  const [order] = await orderToLock(ctx.tx, { orderId })
  return order && { order, lines: sold.map(({ line, productKind }) => ({ ...line, productKind })) }
}

/** What never changes of an order, so it is read before the lock: who buys what. */
const soldBy = prepared('lines_sold_by', (tx) =>
  tx
    .select({ studentId: orders.studentId, line: orderLines, productKind: products.kind })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orders.id, sql.placeholder('orderId')))
    .orderBy(orderLines.position),
)

const orderToLock = prepared('order_to_lock', (tx) =>
  tx
    .select()
    .from(orders)
    .where(eq(orders.id, sql.placeholder('orderId')))
    .for('update'),
)
