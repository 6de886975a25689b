import { eq } from 'drizzle-orm'
import { refuseUnreadySeller } from '#modules/schools/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { EditableProduct } from './contract.ts'
import { productPublished } from './events.ts'
import { getProduct } from './find-product.ts'
import { getEditableProduct } from './get-editable-product.ts'
import { lockProduct } from './lock-product.ts'
import { PublishingRules } from './publishing-rules.ts'
import { products } from './tables.ts'
import { openPriceHistory } from './write-price-history.ts'

/**
 * Shows a product to everyone. From the first time on, what it costs is remembered, but not what its buyers choose. Repeating it changes
 * nothing. Refuses with 409 what its kind does not let go yet, and anything with a price before the school may sell.
 */
export async function publishProduct(
  ctx: Ctx,
  { productId }: { productId: string },
  rules = new PublishingRules(),
): Promise<EditableProduct> {
  await lockProduct(ctx, productId)
  const { product, variants } = await getProduct(ctx, { productId })
  if (product.status === 'draft') {
    await rules.check(ctx, product)
    if (!product.isFree) await refuseUnreadySeller(ctx)
    const publishedAt = product.publishedAt ?? ctx.now
    await ctx.tx.update(products).set({ status: 'published', publishedAt }).where(eq(products.id, productId))
    for (const { variant } of variants)
      if (variant.minimumAmount === null) await openPriceHistory(ctx, variant.id, variant.amount)
    ctx.emit(productPublished({ product_id: productId }))
  }
  return getEditableProduct(ctx, { productId })
}
