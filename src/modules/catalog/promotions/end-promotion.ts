import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { EditableProduct } from '../contract.ts'
import { findOpenPromotion } from './find-open-promotion.ts'
import { getEditableProduct } from '../get-editable-product.ts'
import { getVariant } from '../get-variant.ts'
import { promotions } from '../tables.ts'
import { writePriceHistory } from '../write-price-history.ts'

/** Ends the running promotion now; one that had not begun was never announced and leaves no trace. */
export async function endPromotion(
  ctx: Ctx,
  { productId, variantId }: { productId: string; variantId: string },
): Promise<EditableProduct> {
  await getVariant(ctx, { productId, variantId })
  await writePriceHistory(ctx, variantId)
  const promotion = foundOr404(await findOpenPromotion(ctx, variantId))
  if (promotion.startsAt > ctx.now) await ctx.tx.delete(promotions).where(eq(promotions.id, promotion.id))
  else await ctx.tx.update(promotions).set({ endedAt: ctx.now }).where(eq(promotions.id, promotion.id))
  await writePriceHistory(ctx, variantId)
  return getEditableProduct(ctx, { productId })
}
