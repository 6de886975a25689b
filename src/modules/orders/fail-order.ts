import type { ScarceThings } from '#modules/catalog/index.ts'
import { getTransaction } from '#modules/payments/index.ts'
import { isFailed } from '#modules/payments/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { lockOrder, type OrdersPayment } from './lock-order.ts'
import { releaseOrder } from './release-order.ts'
import { endCardAfter } from './end-card-after.ts'

/** Closes the order of a payment that came to nothing. Safe to repeat. */
export async function failOrder(ctx: Ctx, { id, orderId }: OrdersPayment, scarce: ScarceThings): Promise<void> {
  const locked = await lockOrder(ctx, orderId)
  const { status } = await getTransaction(ctx, id)
  if (!locked || !isFailed(status)) return
  await endCardAfter(ctx, locked.order.followsOrderId)
  await releaseOrder(ctx, orderId, scarce)
}
