import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { refundRequestSettled } from '../events.ts'
import { refundRequests } from './tables.ts'

/** Money of the order goes back: that is the answer to whoever asked for it. Safe to repeat. */
export async function settleRequest(ctx: Ctx, orderId: string): Promise<void> {
  const settled = await ctx.tx
    .update(refundRequests)
    .set({ outcome: 'returned', settledAt: ctx.now })
    .where(and(eq(refundRequests.orderId, orderId), isNull(refundRequests.settledAt)))
    .returning({ id: refundRequests.id })
  for (const { id } of settled) ctx.emit(refundRequestSettled({ order_id: orderId, request_id: id }))
}
