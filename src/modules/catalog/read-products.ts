import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { images } from '#modules/media/tables.ts'
import { categories, products, promotions, variants } from './tables.ts'
import type { PricedProduct } from './view.ts'

/** Products with covers, categories and prices, in one query; the order is the caller's to make. */
export async function readProducts(ctx: Ctx, which: SQL): Promise<PricedProduct[]> {
  const rows = await ctx.tx
    .select({ product: products, cover: images, category: categories.name, variant: variants, promotion: promotions })
    .from(products)
    .leftJoin(images, eq(images.id, products.coverId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(variants, eq(variants.productId, products.id))
    .leftJoin(promotions, and(eq(promotions.variantId, variants.id), isNull(promotions.endedAt)))
    .where(which)
    .orderBy(asc(variants.position))
  const byId = new Map<string, PricedProduct>()
  for (const { product, cover, category, variant, promotion } of rows) {
    const known = byId.get(product.id) ?? { product, cover, category, variants: [] }
    if (variant) known.variants.push({ variant, promotion })
    byId.set(product.id, known)
  }
  return [...byId.values()]
}

/** The same for these ids, in their order; ids nobody has are left out. */
export async function readProductsOf(ctx: Ctx, ids: string[]): Promise<PricedProduct[]> {
  if (ids.length === 0) return []
  const found = new Map((await readProducts(ctx, inArray(products.id, ids))).map((each) => [each.product.id, each]))
  return ids.flatMap((id) => found.get(id) ?? [])
}
