import { fulfilOrder, keepClaims, moveOrder, writeConfirmation } from '#modules/orders/index.ts'
import type { Order } from '#modules/orders/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { OrderParts } from '../parts.ts'

/** What costs nothing waits for nobody. */
export async function giveAtOnce(
  ctx: Ctx,
  sold: Parameters<typeof fulfilOrder>[1] & { order: Order },
  parts: OrderParts,
): Promise<void> {
  const { order } = sold
  await keepClaims(ctx, order.id, parts.scarce)
  await fulfilOrder(ctx, sold, { source: 'free', sourceId: order.id }, parts.fulfillables)
  await moveOrder(ctx, order.id, 'paid')
  await writeConfirmation(ctx, order, parts)
}
