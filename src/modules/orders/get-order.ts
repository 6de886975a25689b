import { asc, eq } from 'drizzle-orm'
import { disputes, refunds, transactions } from '#modules/payments/tables.ts'
import { legalTexts } from '#modules/schools/tables.ts'
import { mergedAccounts, people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { refundRequests } from './refund-requests/tables.ts'
import { lineDiscounts, orderLines, orders } from './tables.ts'
import { vatChecks } from './vat/tables.ts'
import { contractWithdrawals } from './contract-withdrawals/tables.ts'
import { contractWithdrawalsFound } from './contract-withdrawals/find-contract-withdrawals.ts'
import { seenAs } from './contract-withdrawals/view.ts'
import type { OrderDetails } from './contract.ts'
import { ordersFound } from './list-orders.ts'
import { viewOrder } from './view.ts'

/** All that is known of an order, for its school. @throws NotFound */
export async function getOrder(ctx: Ctx, { orderId }: { orderId: string }): Promise<{ order: OrderDetails }> {
  const { tx } = ctx
  const [row] = await ordersFound(ctx).where(eq(orders.id, orderId))
  const found = foundOr404(row)
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.position)
  const discounts = await tx
    .select({ discount: lineDiscounts })
    .from(lineDiscounts)
    .innerJoin(orderLines, eq(orderLines.id, lineDiscounts.lineId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(lineDiscounts.position)
  const payments = await tx
    .select({ payment: transactions, dispute: disputes })
    .from(transactions)
    .leftJoin(disputes, eq(disputes.transactionId, transactions.id))
    .where(eq(transactions.orderId, orderId))
    .orderBy(asc(transactions.createdAt), asc(transactions.id))
  const returned = await tx
    .select({ refund: refunds, askedBy: people.name })
    .from(refunds)
    .innerJoin(transactions, eq(transactions.id, refunds.transactionId))
    .leftJoin(people, eq(people.id, refunds.askedById))
    .where(eq(transactions.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  const [withdrawal] = await contractWithdrawalsFound(ctx).where(eq(contractWithdrawals.orderId, orderId))
  const [request] = await tx.select().from(refundRequests).where(eq(refundRequests.orderId, orderId))
  const [vatCheck] = await tx.select().from(vatChecks).where(eq(vatChecks.orderId, orderId))
  const [boughtAs] = await tx
    .select({ name: mergedAccounts.name, email: mergedAccounts.email })
    .from(orders)
    .innerJoin(mergedAccounts, eq(mergedAccounts.id, orders.boughtAsId))
    .where(eq(orders.id, orderId))
  const [terms] = await tx
    .select({ version: legalTexts.version })
    .from(orders)
    .innerJoin(legalTexts, eq(legalTexts.id, orders.termsId))
    .where(eq(orders.id, orderId))
  const whole = {
    ...found,
    boughtAs,
    terms,
    lines,
    discounts: discounts.map(({ discount }) => discount),
    payments,
    refunds: returned,
  }
  return { order: viewOrder({ ...whole, withdrawal, request, vatCheck }, seenAs(ctx)) }
}
