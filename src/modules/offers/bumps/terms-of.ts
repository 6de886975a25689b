import { getProduct, lockVariant, trueReference } from '#modules/catalog/index.ts'
import { BY_PERIODS } from '#modules/catalog/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404, invalidField } from '#platform/refusal.ts'
import type { BumpBody } from './contract.ts'
import { holdingOf } from './read-bumps.ts'
import type { BumpTerms } from './tables.ts'
import { ownAmount } from './vocabulary.ts'

interface Stored {
  productId: string
  body: BumpBody
  known?: BumpTerms | undefined
  /** what else is offered there */
  others: string[]
}

/** What is kept of an offer. Refuses with 422 under each field what cannot be offered so, and a price of its own that would not be true. */
export async function termsOf(ctx: Ctx, { productId, body, known, others }: Stored) {
  const { offered_variant_id: variantId, price, heading, words } = body
  // Its price is of the currency that it has until the end: a school that chooses another waits for it.
  const named = await lockVariant(ctx, variantId)
  const { product, variants: sold } = await getProduct(ctx, { productId: foundOr404(named).productId })
  const { variant } = foundOr404(sold.find((each) => each.variant.id === variantId))
  const refuse = (key: string) => invalidField('offered_variant_id', key)
  if (product.id === productId) throw refuse('checkout.bump-itself')
  if (variant.minimumAmount !== null) throw refuse('checkout.bump-chosen')
  if (variant.paymentModel === BY_PERIODS) throw refuse('checkout.bump-by-periods')
  if (variant.amount === 0) throw refuse('checkout.bump-free')
  if (others.includes(product.id)) throw refuse('checkout.bump-twice')
  await refuseHeld(ctx, [productId, ...others], product.id)
  const value = price === 'usual' ? null : body.value
  if (price !== 'usual' && value === null) throw invalidField('value', 'validation.required')
  if (price === 'percent' && value! > 99) throw invalidField('value', 'checkout.bump-percent')
  const own = ownAmount({ price, value }, variant.amount)
  if (own !== null && own >= variant.amount) throw invalidField('value', 'checkout.bump-above-price')
  const isPriced = known && known.variantId === variantId && known.price === price && known.value === value
  return {
    offeredProductId: product.id,
    variantId,
    price,
    value,
    referenceAmount: isPriced
      ? known.referenceAmount
      : own === null
        ? null
        : await trueReference(ctx, variant, 'value'),
    heading,
    words,
  }
}

/** Nobody is offered the same twice, be it as a part of a bundle. */
async function refuseHeld(ctx: Ctx, others: string[], offered: string): Promise<void> {
  const holds = await holdingOf(ctx, [...others, offered])
  const isHeld = others.some((id) => holds(id, offered) || holds(offered, id))
  if (isHeld) throw invalidField('offered_variant_id', 'checkout.bump-held')
}
