import { desc, eq } from 'drizzle-orm'
import type { BillingDetails } from '#modules/companies/details/contract.ts'
import type { Ctx } from '#platform/context.ts'
import { billingOfOrder } from './billing-of-order.ts'
import { orders } from './tables.ts'

/** What a student filled in when they bought last, and with which order. */
export async function findLastBilling(
  { tx }: Ctx,
  studentId: string,
): Promise<{ order: { id: string; number: string }; billing: BillingDetails } | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.studentId, studentId))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return order && { order: { id: order.id, number: order.number }, billing: billingOfOrder(order) }
}
