import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { findBundlesOf } from './bundles/find-bundles-of.ts'
import { deletedUnlessReferredTo } from './delete-unless-referred-to.ts'
import { getProduct } from './find-product.ts'
import { PartOfBundle } from './refusals.ts'
import { products } from './tables.ts'

/**
 * Deletes a product nobody ever got. One that was sold or given is kept for those who have it: it is hidden and
 * no longer sold. Refuses with 409 a part of a bundle.
 */
export async function deleteProduct(ctx: Ctx, { productId }: { productId: string }) {
  const { product } = await getProduct(ctx, { productId })
  ctx.note({ subject: product.title })
  const bundles = await findBundlesOf(ctx, productId)
  refuseUnless(bundles.length === 0, new PartOfBundle(bundles))
  const remove = () => ctx.tx.delete(products).where(eq(products.id, productId))
  if (await deletedUnlessReferredTo(ctx, remove)) return { outcome: 'deleted' as const }
  await ctx.tx.update(products).set({ isHidden: true, isEnrollmentEnabled: false }).where(eq(products.id, productId))
  return { outcome: 'hidden' as const }
}
