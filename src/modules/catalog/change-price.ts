import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { invalidField } from '#platform/refusal.ts'
import { accessTermsOf } from './access-length.ts'
import type { changePrice as endpoint, EditableProduct } from './contract.ts'
import { findOpenEvergreen } from './evergreen/find-open-evergreen.ts'
import { findOpenPromotion } from './promotions/find-open-promotion.ts'
import { getEditableProduct } from './get-editable-product.ts'
import { getVariant } from './get-variant.ts'
import { readReference } from './read-reference.ts'
import { products, promotions, variants } from './tables.ts'
import { writePriceHistory } from './write-price-history.ts'

/** Changes a variant's standard price and length of access; refuses with 422 a price not above its reduction's. */
export async function changePrice(ctx: Ctx, input: Input<typeof endpoint>): Promise<EditableProduct> {
  const { productId, variantId, amount } = input
  await getVariant(ctx, input)
  await writePriceHistory(ctx, variantId)
  const promotion = await findOpenPromotion(ctx, variantId)
  const reduced = promotion ?? (await findOpenEvergreen(ctx, variantId))
  if (reduced && amount <= reduced.amount) throw invalidField('amount', 'validation.price-above-promotion')
  await ctx.tx
    .update(variants)
    .set({ amount, ...accessTermsOf(input) })
    .where(and(eq(variants.id, variantId), eq(variants.productId, productId)))
  await ctx.tx
    .update(products)
    .set({ isFree: sql`not exists (select from variants where product_id = ${productId} and amount > 0)` })
    .where(eq(products.id, productId))
  await writePriceHistory(ctx, variantId)
  if (promotion && promotion.startsAt > ctx.now) {
    const referenceAmount = (await readReference(ctx, variantId, promotion.startsAt)) ?? amount
    await ctx.tx.update(promotions).set({ referenceAmount }).where(eq(promotions.id, promotion.id))
  }
  return getEditableProduct(ctx, { productId })
}
