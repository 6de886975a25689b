import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { invalidField, refuseUnless } from '#platform/refusal.ts'
import type { EditableProduct } from '../contract.ts'
import { getProduct } from '../find-product.ts'
import { getEditableProduct } from '../get-editable-product.ts'
import { getVariant } from '../get-variant.ts'
import { refuseBesideReduction } from '../refuse-beside-reduction.ts'
import { ChosenPrice, NeverOffered } from '../refusals.ts'
import { evergreenOffers } from '../tables.ts'
import { trueReference } from '../true-reduction.ts'
import { writePriceHistory } from '../write-price-history.ts'
import type { startEvergreenOffer as endpoint } from './contract.ts'

/**
 * Offers a lower price to each visitor for a time of their own, its reference price frozen now. Refuses with 409 beside
 * another reduction, so that a price has one reason, before the product was ever published, and where buyers choose the price; with 422
 * what would not be true (`trueReference`).
 */
export async function startEvergreenOffer(ctx: Ctx, input: Input<typeof endpoint>): Promise<EditableProduct> {
  const { productId, variantId, amount, duration_seconds: durationSeconds } = input
  const variant = await getVariant(ctx, input)
  const { product } = await getProduct(ctx, { productId })
  refuseUnless(product.publishedAt !== null, new NeverOffered())
  refuseUnless(variant.minimumAmount === null, new ChosenPrice())
  await writePriceHistory(ctx, variantId)
  await refuseBesideReduction(ctx, variantId)
  if (amount >= variant.amount) throw invalidField('amount', 'validation.promotion-below-price')
  const referenceAmount = await trueReference(ctx, variant, 'amount')
  await ctx.tx
    .insert(evergreenOffers)
    .values({ variantId, amount, durationSeconds, referenceAmount, createdAt: ctx.now })
  await writePriceHistory(ctx, variantId)
  return getEditableProduct(ctx, { productId })
}
