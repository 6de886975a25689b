import { asc, eq } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { orderLines } from '#modules/orders/tables.ts'
import { disputes, refunds, transactions } from '#modules/payments/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { TransactionDetails } from './contract.ts'
import { transactionRows } from './list-transactions.ts'
import { viewTransaction } from './view.ts'

/** @throws NotFound */
export async function getTransaction(
  ctx: Ctx,
  { transactionId }: { transactionId: string },
): Promise<{ transaction: TransactionDetails }> {
  const { tx } = ctx
  const [row] = await transactionRows(ctx).where(eq(transactions.id, transactionId))
  const found = foundOr404(row)
  const lines = await tx
    .select({ line: orderLines, product: { id: products.id, kind: products.kind, title: products.title } })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, found.order.id))
    .orderBy(asc(orderLines.position))
  const returned = await tx
    .select({ refund: refunds, askedBy: people.name })
    .from(refunds)
    .leftJoin(people, eq(people.id, refunds.askedById))
    .where(eq(refunds.transactionId, transactionId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  const [dispute] = await tx
    .select({ state: disputes.state, feeAmount: disputes.feeAmount })
    .from(disputes)
    .where(eq(disputes.transactionId, transactionId))
  return { transaction: viewTransaction({ found, lines, refunds: returned, dispute }) }
}
