import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { invalidField, refuseUnless } from '#platform/refusal.ts'
import type { EditableProduct } from '../contract.ts'
import type { startPromotion as endpoint } from './contract.ts'
import { getProduct } from '../find-product.ts'
import { getEditableProduct } from '../get-editable-product.ts'
import { getVariant } from '../get-variant.ts'
import { ChosenPrice, NeverOffered } from '../refusals.ts'
import { promotions } from '../tables.ts'
import { trueReference } from '../true-reduction.ts'
import { writePriceHistory } from '../write-price-history.ts'
import { refuseBesideReduction } from '../refuse-beside-reduction.ts'

/**
 * Announces a reduction, from now or later, with its reference price frozen (decisions.md, lowest price).
 * Refuses with 409 while another reduction is open, when the product was never published or its price is the buyer's to choose; with 422 dates that cross,
 * and what would not be true (`trueReference`).
 */
export async function startPromotion(ctx: Ctx, input: Input<typeof endpoint>): Promise<EditableProduct> {
  const { productId, variantId, amount, packages_limit: packagesLimit } = input
  const variant = await getVariant(ctx, input)
  const { product } = await getProduct(ctx, { productId })
  if (!product.publishedAt) throw new NeverOffered()
  refuseUnless(variant.minimumAmount === null, new ChosenPrice())
  await writePriceHistory(ctx, variantId)
  await refuseBesideReduction(ctx, variantId)
  if (amount >= variant.amount) throw invalidField('amount', 'validation.promotion-below-price')
  const { startsAt, endsAt } = datesOf(input, ctx.now)
  await ctx.tx.insert(promotions).values({
    variantId,
    amount,
    startsAt,
    endsAt,
    packagesLimit,
    referenceAmount: await trueReference(ctx, variant, 'amount', startsAt),
    createdAt: ctx.now,
  })
  await writePriceHistory(ctx, variantId)
  return getEditableProduct(ctx, { productId })
}

function datesOf({ starts_at, ends_at }: { starts_at: string | null; ends_at: string | null }, now: Date) {
  const startsAt = starts_at === null ? now : new Date(Math.max(now.getTime(), Date.parse(starts_at)))
  const endsAt = ends_at === null ? null : new Date(ends_at)
  if (endsAt && endsAt <= startsAt) throw invalidField('ends_at', 'validation.end-before-start')
  return { startsAt, endsAt }
}
