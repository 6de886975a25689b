import { and, eq, sql } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { checkoutReminders as reminders } from './tables.ts'

/** Whoever has paid is reminded of nothing, and nothing is kept for it. */
export async function forgetBought(
  { tx }: Ctx,
  { student_id, product_id }: { student_id: string; product_id: string },
): Promise<void> {
  const address = tx
    .select({ email: sql`lower(${people.email})` })
    .from(people)
    .where(eq(people.id, student_id))
  await tx
    .delete(reminders)
    .where(and(eq(reminders.productId, product_id), sql`lower(${reminders.email}) = (${address})`))
}
