import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { refundRequests } from './tables.ts'

/** Money of the order goes back: that is the answer to whoever asked for it. Safe to repeat. */
export async function settleRequest({ tx, now }: Ctx, orderId: string): Promise<void> {
  await tx
    .update(refundRequests)
    .set({ outcome: 'returned', settledAt: now })
    .where(and(eq(refundRequests.orderId, orderId), isNull(refundRequests.settledAt)))
}
