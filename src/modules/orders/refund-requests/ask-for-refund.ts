import { eq } from 'drizzle-orm'
import type { LetterParts } from '#modules/mails/index.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404, NotFound, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { refundRequested } from '../events.ts'
import { lockOrder } from '../lock-order.ts'
import { RefundNotOffered } from './refusals.ts'
import { tellRequest } from './tell-request.ts'
import { returnEndsAt } from '../contract-withdrawals/deadline.ts'
import type { askForRefund as endpoint } from './contract.ts'
import { askableUntil } from './policy.ts'
import { refundRequests } from './tables.ts'

/**
 * Keeps what a buyer asks for and tells the school's admins by mail. The same again is the same request; refuses with 409 when the time
 * for it is over, nothing can be returned, or the school has answered already.
 */
export async function askForRefund(
  ctx: Ctx,
  { orderId, reason }: Input<typeof endpoint>,
  parts: LetterParts,
): Promise<{ done: true }> {
  const { actor, tx, now, school } = ctx
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const { order } = foundOr404(await lockOrder(ctx, orderId))
  refuseUnless(order.studentId === actor.id, new NotFound())
  const [before] = await tx.select().from(refundRequests).where(eq(refundRequests.orderId, orderId))
  if (before && before.outcome === null) return { done: true }
  const days = (await parts.schools.view(school.id))?.refund_request_days ?? 0
  const until = askableUntil(order, { days, timeZone: school.timeZone })
  refuseUnless(!before && until !== null && now <= until, new RefundNotOffered())
  const [request] = await tx.insert(refundRequests).values({ orderId, reason, createdAt: now }).returning()
  await tellRequest(ctx, request!, parts)
  const dueAt = returnEndsAt(now, { timeZone: school.timeZone, country: order.seller?.country })
  ctx.emit(refundRequested({ order_id: orderId, request_id: request!.id, due_at: dueAt.toISOString() }))
  return { done: true }
}
