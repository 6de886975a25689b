import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { refuseUnless } from '#platform/refusal.ts'
import type { EditableProduct } from '../contract.ts'
import { deletedUnlessReferredTo } from '../delete-unless-referred-to.ts'
import { findOpenEvergreen } from '../evergreen/find-open-evergreen.ts'
import { getEditableProduct } from '../get-editable-product.ts'
import { getVariant } from '../get-variant.ts'
import { lockProduct } from '../lock-product.ts'
import { findOpenPromotion } from '../promotions/find-open-promotion.ts'
import { LastVariant, VariantReduced } from '../refusals.ts'
import { variants } from '../tables.ts'
import { closePriceHistory, writePriceHistory } from '../write-price-history.ts'
import type { removeVariant as endpoint } from './contract.ts'
import { followFree } from './follow-free.ts'
import { placeVariants, soldVariantsOf } from './place-variants.ts'

/**
 * Sells a product at this price no longer: deletes a variant nobody bought, keeps any other for those who did. Refuses with 409
 * the last one, and one that is reduced now or is about to be.
 */
export async function removeVariant(ctx: Ctx, input: Input<typeof endpoint>): Promise<EditableProduct> {
  const { productId, variantId } = input
  await lockProduct(ctx, productId)
  await getVariant(ctx, input)
  const rest = (await soldVariantsOf(ctx, productId)).filter(({ id }) => id !== variantId)
  refuseUnless(rest.length > 0, new LastVariant())
  await writePriceHistory(ctx, variantId)
  const isReduced = (await findOpenPromotion(ctx, variantId)) ?? (await findOpenEvergreen(ctx, variantId))
  refuseUnless(!isReduced, new VariantReduced())
  await closePriceHistory(ctx, variantId)
  await deletedUnlessReferredTo(ctx, () => ctx.tx.delete(variants).where(eq(variants.id, variantId)))
  await placeVariants(
    ctx,
    productId,
    rest.map(({ id }) => id),
  )
  await followFree(ctx, productId)
  return getEditableProduct(ctx, { productId })
}
