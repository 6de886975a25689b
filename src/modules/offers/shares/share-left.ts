import type { PricedProduct } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import { type CodeHolder, countClaimed, holdersOf } from '#modules/orders/index.ts'
import type { CartLine } from '../cart/cart-line.ts'
import { ShareExceeded } from './refusals.ts'

type Limited = Pick<PricedProduct['product'], 'id' | 'quantityPerStudent'>

/** How many more of a product one buyer may have, by whichever of their accounts; null for as many as they like. */
export async function shareLeft(ctx: Ctx, product: Limited, buyer: CodeHolder | undefined): Promise<number | null> {
  const { id: resourceId, quantityPerStudent: limit } = product
  if (limit === null || !buyer) return limit
  return Math.max(0, limit - (await countClaimed(ctx, { resource: 'share', resourceId }, holdersOf(ctx, buyer))))
}

/** Refuses with 409 a cart with more of a product than its buyer may still have. */
export async function refuseMoreThanShare(ctx: Ctx, cart: CartLine[], buyer: CodeHolder | undefined): Promise<void> {
  for (const { product, quantity } of cart) {
    const left = await shareLeft(ctx, product, buyer)
    if (left !== null && quantity > left) throw new ShareExceeded(product.quantityPerStudent!, left)
  }
}
