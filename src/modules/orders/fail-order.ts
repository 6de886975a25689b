import type { Fulfillables } from '#modules/access/index.ts'
import type { ScarceThings } from '#modules/catalog/index.ts'
import { getTransaction, type Transaction } from '#modules/payments/index.ts'
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

/** What follows from a payment that came to nothing: a purchase is closed, a further period stays open for the next attempt. Safe to repeat. */
export async function followFailure(ctx: Ctx, { id, orderId }: OrdersPayment, parts: FailingParts): Promise<void> {
  const locked = await lockOrder(ctx, orderId)
  const transaction = await getTransaction(ctx, id)
  if (locked && isFailed(transaction.status)) await failLocked(ctx, locked, transaction, parts)
}

export interface FailingParts {
  scarce: ScarceThings
  fulfillables: Fulfillables
}

/** The same of an order that is locked, and whose payment is known to have failed. */
export async function failLocked(
  ctx: Ctx,
  locked: LockedOrder,
  { id: transactionId, failureReason: reason }: Transaction,
  { scarce, fulfillables }: FailingParts,
): Promise<void> {
  const { id: orderId, renewsOrderId } = locked.order
  if (renewsOrderId === null) await closeLocked(ctx, locked, scarce)
  else await fulfillables.plans.refused(ctx, { orderId, transactionId, reason })
}

async function closeLocked(ctx: Ctx, { order }: LockedOrder, scarce: ScarceThings): Promise<void> {
  await endCardAfter(ctx, order.followsOrderId)
  await releaseOrder(ctx, order.id, scarce)
}
