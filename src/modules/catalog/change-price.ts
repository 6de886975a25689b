import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { invalidField } from '#platform/refusal.ts'
import { accessTermsOf } from './access-length.ts'
import type { changePrice as endpoint, EditableProduct } from './contract.ts'
import { findOpenEvergreen } from './evergreen/find-open-evergreen.ts'
import { findOpenPromotion } from './promotions/find-open-promotion.ts'
import { getEditableProduct } from './get-editable-product.ts'
import { getVariant } from './get-variant.ts'
import { lockProduct } from './lock-product.ts'
import { readReference } from './read-reference.ts'
import { promotions, variants } from './tables.ts'
import { checkName } from './variants/check-name.ts'
import { followFree } from './variants/follow-free.ts'
import { soldVariantsOf } from './variants/place-variants.ts'
import { writePriceHistory } from './write-price-history.ts'

/** Changes a variant's name, standard price and length of access; refuses with 422 a price not above its reduction's. */
export async function changePrice(ctx: Ctx, input: Input<typeof endpoint>): Promise<EditableProduct> {
  const { productId, variantId, amount } = input
  await lockProduct(ctx, productId)
  const { name: known } = await getVariant(ctx, input)
  const { name = known } = input
  const sold = await soldVariantsOf(ctx, productId)
  checkName(
    name,
    sold.filter(({ id }) => id !== variantId),
  )
  await writePriceHistory(ctx, variantId)
  const promotion = await findOpenPromotion(ctx, variantId)
  const reduced = promotion ?? (await findOpenEvergreen(ctx, variantId))
  if (reduced && amount <= reduced.amount) throw invalidField('amount', 'validation.price-above-promotion')
  await ctx.tx
    .update(variants)
    .set({ name, amount, ...accessTermsOf(input) })
    .where(and(eq(variants.id, variantId), eq(variants.productId, productId)))
  await followFree(ctx, productId)
  await writePriceHistory(ctx, variantId)
  if (promotion && promotion.startsAt > ctx.now) {
    const referenceAmount = (await readReference(ctx, variantId, promotion.startsAt)) ?? amount
    await ctx.tx.update(promotions).set({ referenceAmount }).where(eq(promotions.id, promotion.id))
  }
  return getEditableProduct(ctx, { productId })
}
