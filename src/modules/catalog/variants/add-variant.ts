import { refuseUnreadySeller } from '#modules/schools/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { refusePast } from '../access-length.ts'
import type { EditableProduct } from '../contract.ts'
import { minimumOf } from '../chosen/minimum-of.ts'
import { getEditableProduct } from '../get-editable-product.ts'
import { lockProduct } from '../lock-product.ts'
import { termsOf } from '../plans/plan-terms.ts'
import { TooManyVariants, VariantUnnamed } from '../refusals.ts'
import { variants } from '../tables.ts'
import { VARIANTS_MAX } from '../vocabulary.ts'
import { openPriceHistory } from '../write-price-history.ts'
import { checkName } from './check-name.ts'
import type { addVariant as endpoint } from './contract.ts'
import { followFree } from './follow-free.ts'
import { placeVariants, soldVariantsOf } from './place-variants.ts'

/**
 * Sells a product at one more price. Refuses with 409 a fourth, and a second while the first one has no name to be told
 * apart by; with 422 a name that another has; with 409 the first price of what is
 * published before the school may sell.
 */
export async function addVariant(ctx: Ctx, input: Input<typeof endpoint>): Promise<EditableProduct> {
  const { productId, name, amount } = input
  const product = await lockProduct(ctx, productId)
  const others = await soldVariantsOf(ctx, productId)
  refuseUnless(others.length < VARIANTS_MAX, new TooManyVariants())
  refuseUnless(
    others.every((other) => other.name !== ''),
    new VariantUnnamed(),
  )
  checkName(name, others)
  if (product.status === 'published' && product.isFree && amount > 0) await refuseUnreadySeller(ctx)
  const id = newId()
  const { currency } = ctx.school
  const minimumAmount = minimumOf(input)
  const terms = termsOf(product.kind, input)
  refusePast(ctx, terms)
  await ctx.tx.insert(variants).values({
    id,
    productId,
    position: null,
    name,
    amount,
    minimumAmount,
    currency,
    ...terms,
    createdAt: ctx.now,
  })
  await placeVariants(ctx, productId, [...others.map((other) => other.id), id])
  await followFree(ctx, productId)
  if (product.publishedAt && minimumAmount === null) await openPriceHistory(ctx, id, amount)
  return getEditableProduct(ctx, { productId })
}
