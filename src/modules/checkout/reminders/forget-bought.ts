import { and, eq, inArray, sql } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { orderLines } from '#modules/orders/tables.ts'
import { checkoutReminders as reminders } from './tables.ts'

/** Whoever has paid is reminded of nothing, and nothing is kept for it. */
export async function forgetBought(
  { tx }: Ctx,
  { student_id, order_id }: { student_id: string; order_id: string },
): Promise<void> {
  const address = tx
    .select({ email: sql`lower(${people.email})` })
    .from(people)
    .where(eq(people.id, student_id))
  const bought = tx.select({ id: orderLines.productId }).from(orderLines).where(eq(orderLines.orderId, order_id))
  await tx
    .delete(reminders)
    .where(and(inArray(reminders.productId, bought), sql`lower(${reminders.email}) = (${address})`))
}
