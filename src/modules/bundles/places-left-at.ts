import { lockProduct } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'

/** How many may come to it still, until the commit; null for as many as like. */
export async function placesLeftAt(ctx: Ctx, productId: string): Promise<number | null> {
  const { stockLimit, stockSold } = await lockProduct(ctx, productId)
  return stockLimit === null ? null : Math.max(0, stockLimit - stockSold)
}
