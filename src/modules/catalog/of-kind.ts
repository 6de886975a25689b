import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404, NotFound, refuseUnless } from '#platform/refusal.ts'
import type { ProductPage } from './contract.ts'
import { getProductPage } from './get-product-page.ts'
import { lockProduct } from './lock-product.ts'
import { products } from './tables.ts'
import type { ProductKind } from './vocabulary.ts'

/** Refuses with 404 what is no product of this kind and this school. */
export async function requireOfKind({ tx }: Ctx, kind: ProductKind, productId: string): Promise<void> {
  const [product] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.kind, kind)))
  foundOr404(product)
}

/** The same for whoever changes what it holds: one after the other, and after those who buy it now. */
export async function lockOfKind(
  ctx: Ctx,
  kind: ProductKind,
  productId: string,
): Promise<{ title: string; isPublished: boolean }> {
  const { kind: found, title, status } = await lockProduct(ctx, productId)
  refuseUnless(found === kind, new NotFound())
  return { title, isPublished: status === 'published' }
}

/** What everyone may read of it. Refuses with 404 what is of another kind, and one that whoever is looking may not see. */
export async function getPageOfKind(ctx: Ctx, kind: ProductKind, slug: string): Promise<ProductPage> {
  const product = await getProductPage(ctx, { slug })
  refuseUnless(product.kind === kind, new NotFound())
  return product
}
