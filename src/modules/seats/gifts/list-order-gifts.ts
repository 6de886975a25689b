import { eq } from 'drizzle-orm'
import { orders } from '#modules/checkout/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { MyGift } from './contract.ts'
import { findGifts } from './find-gifts.ts'
import { viewGift } from './view.ts'

/** What was bought for somebody else with an order, as it stands now; none where there is no such order. */
export async function listOrderGifts(ctx: Ctx, { orderId }: { orderId: string }): Promise<{ data: MyGift[] }> {
  const rows = await findGifts(ctx, eq(orders.id, orderId))
  return { data: rows.map((row) => viewGift(ctx, row)) }
}
