import type { z } from 'zod'
import type { paymentRefunded } from '#modules/payments/events.ts'
import type { Ctx } from '#platform/context.ts'
import { freeCode } from './codes/free-code.ts'
import { lockOrder } from './lock-order.ts'
import { moveOrder } from './move-order.ts'

/** An order of which money went back says so, and its code is free again once all of it did. One that was never paid stays what it is. Safe to repeat. */
export async function followRefund(
  ctx: Ctx,
  { order_id, refunded_amount }: z.output<(typeof paymentRefunded)['payload']>,
): Promise<void> {
  const locked = await lockOrder(ctx, order_id)
  if (!locked?.order.fulfilledAt) return
  const isWhole = refunded_amount === locked.order.amount
  await moveOrder(ctx, order_id, isWhole ? 'refunded' : 'partly_refunded')
  if (isWhole) await freeCode(ctx, order_id)
}
