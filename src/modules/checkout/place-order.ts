import { AlreadyHasAccess, grantAccess, isGranted } from '#modules/access/index.ts'
import type { Offer, OfferVariant } from '#modules/catalog/contract.ts'
import { getPersonalOffer, sellPromotionPackage } from '#modules/catalog/index.ts'
import { findTransactionOf, type Gateways, startPayment, type Transaction } from '#modules/payments/index.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404, InvalidFields, refuseUnless } from '#platform/refusal.ts'
import { wordConsents } from './word-consents.ts'
import { consentsFor } from './policy.ts'
import type { Purchase } from './contract.ts'
import { findRepeated, insertOrder } from './insert-order.ts'
import { purchasePath } from './purchase-path.ts'
import { type PurchaseLetterParts, writeConfirmation } from './write-confirmation.ts'
import { EnrollmentClosed, PriceChanged } from './refusals.ts'
import { refuseTooManyFailures } from './refuse-too-many-failures.ts'
import { type Order, orderLines } from './tables.ts'

export type PlaceOrder = Purchase & {
  slug: string
  /** for whom evergreen offers run, beside the buyer */
  browser: string | null
}

export interface PlacedOrder {
  order: Order
  /** undefined for what is free */
  transaction: Transaction | undefined
  /** false when the same purchase was under way or done before: nothing is to be charged */
  isNew: boolean
}

export interface OrderParts extends PurchaseLetterParts {
  gateways: Gateways
}

/**
 * Freezes what is agreed and puts the payment down beside it; gives what is free at once. The same key, and a second
 * tab while the first one pays, get the order that is there. (Commerce §2 Checkout, §7)
 */
export async function placeOrder(
  ctx: Ctx,
  { buyerId, ...input }: PlaceOrder & { buyerId: string },
  parts: OrderParts,
): Promise<PlacedOrder> {
  const repeated = await findRepeated(ctx, buyerId, input.checkout_key)
  if (repeated) return alreadyPlaced(ctx, repeated)
  const { product, variants } = await getPersonalOffer(
    ctx,
    { productSlug: input.slug },
    { browser: input.browser, personId: buyerId },
  )
  const variant = foundOr404(variants.find(({ id }) => id === input.variant_id))
  refuseUnless(product.is_enrollment_enabled, new EnrollmentClosed())
  await refuseTooManyFailures(ctx, buyerId)
  const amount = priceOf(product, variant)
  const consents = consentsFor(product.kind, amount)
  refuseIncomplete(input, amount, consents)

  const { order, isNew } = await insertOrder(ctx, {
    studentId: buyerId,
    productId: product.id,
    checkoutKey: input.checkout_key,
    status: amount === 0 ? 'paid' : 'paying',
    settledAt: amount === 0 ? ctx.now : null,
    amount,
    currency: variant.currency,
    consents: wordConsents(consents, ctx),
    billing: billingOf(input),
    language: ctx.language,
  })
  if (!isNew) return alreadyPlaced(ctx, order)
  // Asked only now: whoever is paying for the same product has either not committed yet, or their access is seen here.
  refuseUnless(!(await isGranted(ctx, buyerId, product.id)), new AlreadyHasAccess())
  refuseUnless(amount === input.amount, new PriceChanged())
  if (variant.promotion) refuseUnless(await sellPromotionPackage(ctx, variant.promotion.id), new PriceChanged())
  await freezeLine(ctx, order, product, variant, amount)

  if (amount === 0) {
    await grantFree(ctx, order, variant)
    await writeConfirmation(ctx, order, parts)
    return { order, transaction: undefined, isNew }
  }
  const transaction = await startPayment(
    ctx,
    {
      orderId: order.id,
      payerId: buyerId,
      amount,
      currency: order.currency,
      description: product.title,
      checkoutPath: `/${product.slug}/checkout`,
      purchasePath: purchasePath(product.slug),
    },
    parts.gateways,
  )
  return { order, transaction, isNew }
}

const priceOf = (product: Offer['product'], variant: OfferVariant): number => (product.is_free ? 0 : variant.amount)

async function alreadyPlaced(ctx: Ctx, order: Order): Promise<PlacedOrder> {
  return { order, transaction: await findTransactionOf(ctx, order.id), isNew: false }
}

function refuseIncomplete({ consents, encrypted_card }: Purchase, amount: number, wanted: string[]): void {
  const missing = wanted.filter((kind) => !consents.some((given) => given === kind))
  const fields = Object.fromEntries(missing.map((kind) => [`consents.${kind}`, [{ key: 'checkout.consent-missing' }]]))
  if (amount > 0 && !encrypted_card) fields['encrypted_card'] = [{ key: 'checkout.card-missing' }]
  if (Object.keys(fields).length > 0) throw new InvalidFields(fields)
}

async function freezeLine(
  ctx: Ctx,
  order: Order,
  product: Offer['product'],
  variant: OfferVariant,
  amount: number,
): Promise<void> {
  await ctx.tx.insert(orderLines).values({
    orderId: order.id,
    productId: product.id,
    variantId: variant.id,
    promotionId: variant.promotion?.id ?? null,
    evergreenOfferId: variant.evergreen?.ends_at ? variant.evergreen.id : null,
    title: product.title,
    amount,
    standardAmount: variant.standard_amount,
    referenceAmount: variant.reference_amount,
    currency: variant.currency,
    vatRate: product.vat_rate,
    accessDays: variant.access_days,
    accessUntil: variant.access_until ? new Date(variant.access_until) : null,
  })
}

const grantFree = (ctx: Ctx, order: Order, variant: OfferVariant) =>
  grantAccess(ctx, {
    studentId: order.studentId,
    productId: order.productId,
    variantId: variant.id,
    source: 'free',
    sourceId: order.id,
    accessDays: variant.access_days,
    accessUntil: variant.access_until ? new Date(variant.access_until) : null,
  })

const billingOf = ({ phone, vat_id, address_1, address_2, country }: Purchase) => ({
  phone,
  vat_id: vat_id.toUpperCase(),
  address_1,
  address_2,
  country,
})
