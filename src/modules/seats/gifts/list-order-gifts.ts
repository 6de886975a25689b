import { eq } from 'drizzle-orm'
import { orders } from '#modules/orders/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { MyGift } from './contract.ts'
import { findGifts } from './find-gifts.ts'
import { viewGift } from './view.ts'

/** What was bought for somebody else with an order, as it stands now. @throws NotFound */
export async function listOrderGifts(ctx: Ctx, { orderId }: { orderId: string }): Promise<{ data: MyGift[] }> {
  const [order] = await ctx.tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId))
  foundOr404(order)
  const rows = await findGifts(ctx, eq(orders.id, orderId))
  return { data: rows.map((row) => viewGift(ctx, row)) }
}
