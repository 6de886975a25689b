import { getProduct, stock } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import { countClaimed } from '#modules/orders/index.ts'

/** What one buyer may have of a product. The database counts their claims by what they are known again by. */
export const scarceShares = {
  lock: stock.lock,

  async hasRoom(
    ctx: Ctx,
    productId: string,
    quantity: number,
    _when: 'now' | 'again',
    holders: string[],
  ): Promise<boolean> {
    const { quantityPerStudent: limit } = (await getProduct(ctx, { productId })).product
    if (limit === null) return true
    return (await countClaimed(ctx, { resource: 'share', resourceId: productId }, holders)) + quantity <= limit
  },

  async claimsMoved(): Promise<void> {},
}
