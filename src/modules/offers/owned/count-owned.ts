import type { Fulfillables } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import { findOwned } from '#modules/orders/index.ts'
import type { CartLine } from '../cart/cart-line.ts'

/**
 * The cart with what its buyer has paid for lesser variants of what they come for, each of which the wanted one opens all of. Nothing is counted
 * towards what is for others or several, nor towards what is added.
 */
export async function countOwned(
  ctx: Ctx,
  cart: CartLine[],
  { studentId, fulfillables }: { studentId: string | undefined; fulfillables: Fulfillables },
): Promise<CartLine[]> {
  const main = cart.find(isForBuyerAlone)
  const kind = main && fulfillables.get(main.product.kind)
  if (!studentId || !main || !kind?.covers) return cart
  const { id: variantId, currency } = main.variant.variant
  const paid = (await findOwned(ctx, { studentId, productId: main.product.id })).filter(
    (line) => line.currency === currency && line.variantId !== variantId,
  )
  if (paid.length === 0) return cart
  const covered = new Set(await kind.covers(ctx, { variantId, others: paid.map((line) => line.variantId) }))
  const owned = paid.filter((line) => covered.has(line.variantId))
  return cart.map((line) => (line === main ? { ...line, owned } : line))
}

const isForBuyerAlone = ({ kind, quantity, seats }: CartLine): boolean =>
  kind === 'main' && quantity === 1 && seats === 0
