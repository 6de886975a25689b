import { and, eq, isNull } from 'drizzle-orm'
import type { LetterParts } from '#modules/mails/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { refundRequestSettled } from '../events.ts'
import { lockOrder } from '../lock-order.ts'
import type { declineRefund as endpoint } from './contract.ts'
import { refundRequests } from './tables.ts'
import { writeToBuyer } from './write-to-buyer.ts'

/** Settles what a buyer asked for without returning anything, and writes them why. Refuses with 404 when nothing is asked for. */
export async function declineRefund(
  ctx: Ctx,
  { orderId, answer }: Input<typeof endpoint>,
  parts: LetterParts,
): Promise<{ done: true }> {
  const { order, lines } = foundOr404(await lockOrder(ctx, orderId))
  const [declined] = await ctx.tx
    .update(refundRequests)
    .set({ outcome: 'declined', answer, settledAt: ctx.now })
    .where(and(eq(refundRequests.orderId, orderId), isNull(refundRequests.settledAt)))
    .returning()
  const request = foundOr404(declined)
  await writeToBuyer(ctx, { request, order, lines }, parts)
  ctx.emit(refundRequestSettled({ order_id: orderId, request_id: request.id }))
  ctx.note({ subject: order.number, url: `/home/orders/${orderId}` })
  return { done: true }
}
