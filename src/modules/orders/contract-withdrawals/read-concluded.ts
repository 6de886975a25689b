import { asc, eq, inArray } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { isPaymentOf } from '#modules/payments/index.ts'
import { transactions } from '#modules/payments/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { orderLines, orders } from '../tables.ts'
import { agreedBefore } from './agreed-before.ts'
import type { Concluded } from './contract-of.ts'

/** What these orders agreed, with what each was paid by; ids nobody has are left out. */
export async function readConcluded({ tx }: Ctx, orderIds: string[]): Promise<Concluded[]> {
  if (orderIds.length === 0) return []
  const rows = await tx
    .select({
      order: orders,
      line: orderLines,
      productKind: products.kind,
      transactionId: transactions.id,
      ...agreedBefore,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(transactions, isPaymentOf(orders.id))
    .where(inArray(orders.id, orderIds))
    .orderBy(asc(orders.id), asc(orderLines.position))
  const found = new Map(
    rows.map(({ order, transactionId, agreedAt, agreedTo }) => [
      order.id,
      { order, transactionId, agreedAt, agreedTo },
    ]),
  )
  return [...found.values()].map((each) => ({
    ...each,
    lines: rows
      .filter(({ order }) => order.id === each.order.id)
      .map(({ line, productKind }) => ({ ...line, productKind })),
  }))
}
