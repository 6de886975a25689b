import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { orders } from '../tables.ts'

/** The orders of further periods that go on with an order and were paid, oldest first: who leaves it leaves them. */
export async function renewalsOf({ tx }: Ctx, orderId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.renewsOrderId, orderId), inArray(orders.status, ['paid', 'partly_refunded'])))
    .orderBy(asc(orders.id))
  return rows.map(({ id }) => id)
}
