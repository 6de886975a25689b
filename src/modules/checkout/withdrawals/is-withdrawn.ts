import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { withdrawals } from './tables.ts'

/** Whether the buyer of an order that has not been fulfilled wants it no more; asked under the order's lock. */
export async function isWithdrawn({ tx }: Ctx, orderId: string): Promise<boolean> {
  const [made] = await tx.select({ id: withdrawals.id }).from(withdrawals).where(eq(withdrawals.orderId, orderId))
  return made !== undefined
}
