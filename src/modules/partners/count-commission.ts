import { and, asc, eq, sql } from 'drizzle-orm'
import { orderLines, orders } from '#modules/orders/tables.ts'
import { refunds, transactions } from '#modules/payments/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { commissionOf, returnedOf } from './commission.ts'
import { attributions, commissions } from './tables.ts'

/**
 * Counts what an order has earned its partner by now: nothing before it is paid, and less by what went back since. Read anew each time, so
 * that it is safe to repeat, and right in whichever order it is told.
 */
export async function countCommission({ tx }: Ctx, orderId: string): Promise<void> {
  const [attributed] = await tx.select().from(attributions).where(eq(attributions.orderId, orderId)).for('update')
  if (!attributed) return
  const [order] = await tx
    .select({ fulfilledAt: orders.fulfilledAt, settledAt: orders.settledAt })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order?.fulfilledAt) return
  const lines = await tx
    .select({ id: orderLines.id, amount: orderLines.amount, commission: commissions })
    .from(orderLines)
    .leftJoin(commissions, eq(commissions.lineId, orderLines.id))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const done = await tx
    .select({ lineId: refunds.lineId, amount: refunds.amount })
    .from(refunds)
    .innerJoin(transactions, eq(transactions.id, refunds.transactionId))
    .where(and(eq(transactions.orderId, orderId), eq(refunds.state, 'done')))
  const returned = returnedOf(lines, done)
  const counted = lines.flatMap(({ id, commission }) => {
    if (!commission) return []
    const back = returned.get(id) ?? 0
    return [{ id, returned: back, earned: commissionOf(commission, commission.price, back) }]
  })
  await tx.execute(sql`
    update ${commissions} c set returned = n.returned, earned = n.earned
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) n(id uuid, returned integer, earned integer)
    where c.line_id = n.id and (c.returned, c.earned) is distinct from (n.returned, n.earned)`)
  if (!attributed.paidAt)
    await tx
      .update(attributions)
      .set({ paidAt: order.settledAt ?? order.fulfilledAt })
      .where(eq(attributions.orderId, orderId))
}
