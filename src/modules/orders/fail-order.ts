import type { ScarceThings } from '#modules/catalog/index.ts'
import { getTransaction } from '#modules/payments/index.ts'
import { isFailed } from '#modules/payments/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { type LockedOrder, lockOrder, type OrdersPayment } from './lock-order.ts'
import { releaseOrder } from './release-order.ts'
import { endCardAfter } from './end-card-after.ts'

/** Closes the order of a payment that came to nothing. Safe to repeat. */
export async function failOrder(ctx: Ctx, { id, orderId }: OrdersPayment, scarce: ScarceThings): Promise<void> {
  const locked = await lockOrder(ctx, orderId)
  const { status } = await getTransaction(ctx, id)
  if (locked && isFailed(status)) await closeLocked(ctx, locked, scarce)
}

/** The same of an order that is locked, and whose payment is known to have failed. */
export async function closeLocked(ctx: Ctx, { order }: LockedOrder, scarce: ScarceThings): Promise<void> {
  await endCardAfter(ctx, order.followsOrderId)
  await releaseOrder(ctx, order.id, scarce)
}
