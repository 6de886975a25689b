import { and, eq } from 'drizzle-orm'
import { refuseUnreadySeller } from '#modules/schools/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { invalidField } from '#platform/refusal.ts'
import { refusePast } from './access-length.ts'
import type { changePrice as endpoint, EditableProduct } from './contract.ts'
import { findOpenEvergreen } from './evergreen/find-open-evergreen.ts'
import { findOpenPromotion } from './promotions/find-open-promotion.ts'
import { minimumOf } from './chosen/minimum-of.ts'
import { getEditableProduct } from './get-editable-product.ts'
import { getVariant } from './get-variant.ts'
import { lockProduct } from './lock-product.ts'
import { termsOf } from './plans/plan-terms.ts'
import { PriceRules } from './price-rules.ts'
import { readReference } from './read-reference.ts'
import { promotions, variants } from './tables.ts'
import { refuseUntrueRaise } from './true-reduction.ts'
import { checkName } from './variants/check-name.ts'
import { followFree } from './variants/follow-free.ts'
import { soldVariantsOf } from './variants/place-variants.ts'
import { closePriceHistory, openPriceHistory, writePriceHistory } from './write-price-history.ts'

/**
 * Changes a variant's name, standard price, how it is paid and its length of access; refuses with 422 a price not above its reduction's, one that would be
 * crossed out untruly, and one that buyers choose beside a reduction or prices of several seats. What they choose was never offered to all: it is no history.
 */
export async function changePrice(
  ctx: Ctx,
  input: Input<typeof endpoint>,
  rules = new PriceRules(),
): Promise<EditableProduct> {
  const { productId, variantId, amount } = input
  const { kind, publishedAt, status, isFree } = await lockProduct(ctx, productId)
  if (status === 'published' && isFree && amount > 0) await refuseUnreadySeller(ctx)
  const known = await getVariant(ctx, input)
  const { name = known.name } = input
  const minimumAmount = minimumOf(input)
  const terms = termsOf(kind, input, known)
  refusePast(ctx, terms, known)
  const sold = await soldVariantsOf(ctx, productId)
  checkName(
    name,
    sold.filter(({ id }) => id !== variantId),
  )
  await writePriceHistory(ctx, variantId)
  const promotion = await findOpenPromotion(ctx, variantId)
  const reduced = promotion ?? (await findOpenEvergreen(ctx, variantId))
  if (minimumAmount !== null) {
    if (reduced) throw invalidField('minimum_amount', 'validation.chosen-beside-reduction')
    if (known.seatPrices) throw invalidField('minimum_amount', 'validation.chosen-beside-seats')
  }
  if (reduced && amount <= reduced.amount) throw invalidField('amount', 'validation.price-above-promotion')
  if (minimumAmount === null) await rules.check(ctx, known, amount)
  await ctx.tx
    .update(variants)
    .set({ name, amount, minimumAmount, ...terms })
    .where(and(eq(variants.id, variantId), eq(variants.productId, productId)))
  await followFree(ctx, productId)
  if (minimumAmount !== null) await closePriceHistory(ctx, variantId)
  else if (publishedAt) await openPriceHistory(ctx, variantId, amount)
  await writePriceHistory(ctx, variantId)
  if (promotion && promotion.startsAt > ctx.now) {
    const referenceAmount = (await readReference(ctx, variantId, promotion.startsAt)) ?? amount
    refuseUntrueRaise(ctx, { known, amount, referenceAmount })
    await ctx.tx.update(promotions).set({ referenceAmount }).where(eq(promotions.id, promotion.id))
  } else if (reduced) refuseUntrueRaise(ctx, { known, amount, referenceAmount: reduced.referenceAmount })
  return getEditableProduct(ctx, { productId })
}
