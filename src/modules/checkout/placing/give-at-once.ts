import { type FrozenLines, fulfilOrder, keepClaims, moveOrder, writeConfirmation } from '#modules/orders/index.ts'
import type { Order } from '#modules/orders/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { OrderParts } from '../parts.ts'
import type { ReadPurchase } from '../read-purchase.ts'
import { soldLines } from './sold-lines.ts'

/** What costs nothing waits for nobody. */
export async function giveAtOnce(
  ctx: Ctx,
  order: Order,
  { purchase, kept }: { purchase: ReadPurchase; kept: FrozenLines['lines'] },
  parts: OrderParts,
): Promise<void> {
  await keepClaims(ctx, order.id, parts.scarce)
  const lines = soldLines(purchase).map((line, at) => ({ ...line, id: kept[at]!.id }))
  await fulfilOrder(ctx, { order, lines }, { source: 'free', sourceId: order.id }, parts.fulfillables)
  await moveOrder(ctx, order.id, 'paid')
  await writeConfirmation(ctx, order, parts)
}
