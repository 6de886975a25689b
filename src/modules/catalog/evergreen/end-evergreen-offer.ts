import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { EditableProduct } from '../contract.ts'
import { getEditableProduct } from '../get-editable-product.ts'
import { getVariant } from '../get-variant.ts'
import { evergreenOffers } from '../tables.ts'
import { writePriceHistory } from '../write-price-history.ts'
import { findOpenEvergreen } from './find-open-evergreen.ts'

/** For everyone and at once; what was bought meanwhile stays as it was agreed. */
export async function endEvergreenOffer(
  ctx: Ctx,
  { productId, variantId }: { productId: string; variantId: string },
): Promise<EditableProduct> {
  await getVariant(ctx, { productId, variantId })
  const offer = foundOr404(await findOpenEvergreen(ctx, variantId))
  await ctx.tx.update(evergreenOffers).set({ endedAt: ctx.now }).where(eq(evergreenOffers.id, offer.id))
  await writePriceHistory(ctx, variantId)
  return getEditableProduct(ctx, { productId })
}
