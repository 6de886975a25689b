import { eq } from 'drizzle-orm'
import { refuseUnreadySeller } from '#modules/schools/index.ts'
import type { Ctx } from '#platform/context.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { listParts } from './bundles/list-parts.ts'
import type { EditableProduct } from './contract.ts'
import { productPublished } from './events.ts'
import { getProduct } from './find-product.ts'
import { getEditableProduct } from './get-editable-product.ts'
import { lockProduct } from './lock-product.ts'
import { PublishingRules } from './publishing-rules.ts'
import { BundleTooSmall, EventUndated } from './refusals.ts'
import { products } from './tables.ts'
import { BUNDLE_PARTS_MIN } from './vocabulary.ts'
import { openPriceHistory } from './write-price-history.ts'

/**
 * Shows a product to everyone. From the first time on, what it costs is remembered, but not what its buyers choose. Repeating it changes
 * nothing. Refuses with 409 a bundle of too few, an event without a date, anything with a price before the school may sell, and what its
 * kind does not let go yet.
 */
export async function publishProduct(
  ctx: Ctx,
  { productId }: { productId: string },
  rules = new PublishingRules(),
): Promise<EditableProduct> {
  await lockProduct(ctx, productId)
  const { product, variants } = await getProduct(ctx, { productId })
  if (product.status === 'draft') {
    if (product.kind === 'bundle') await refuseFewParts(ctx, productId)
    refuseUnless(product.kind !== 'live_event' || product.takesPlaceUntil !== null, new EventUndated())
    if (!product.isFree) await refuseUnreadySeller(ctx)
    await rules.check(ctx, product)
    const publishedAt = product.publishedAt ?? ctx.now
    await ctx.tx.update(products).set({ status: 'published', publishedAt }).where(eq(products.id, productId))
    for (const { variant } of variants)
      if (variant.minimumAmount === null) await openPriceHistory(ctx, variant.id, variant.amount)
    ctx.emit(productPublished({ product_id: productId }))
  }
  return getEditableProduct(ctx, { productId })
}

async function refuseFewParts(ctx: Ctx, bundleId: string): Promise<void> {
  const parts = await listParts(ctx, bundleId)
  refuseUnless(parts.length >= BUNDLE_PARTS_MIN, new BundleTooSmall())
}
