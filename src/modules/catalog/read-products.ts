import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { prepared } from '#platform/db/prepared.ts'
import { images } from '#modules/media/tables.ts'
import { heldParts } from './bundles/held-parts.ts'
import { categories, evergreenOffers, products, promotions, variants } from './tables.ts'
import type { PricedProduct } from './view.ts'

/** Products of these ids with covers, categories and prices, in their order; ids nobody has are left out. */
export async function readProductsOf(ctx: Ctx, ids: string[]): Promise<PricedProduct[]> {
  if (ids.length === 0) return []
  const found = new Map(gathered(await productsOf(ctx.tx, { ids })).map((each) => [each.product.id, each]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

export async function readProductNamed(ctx: Ctx, slug: string): Promise<PricedProduct | undefined> {
  return gathered(await productNamed(ctx.tx, { slug }))[0]
}

const priced = (tx: Tx) =>
  tx
    .select({
      product: products,
      cover: images,
      category: categories.name,
      variant: variants,
      promotion: promotions,
      evergreen: evergreenOffers,
      parts: heldParts,
    })
    .from(products)
    .leftJoin(images, eq(images.id, products.coverId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(variants, and(eq(variants.productId, products.id), isNotNull(variants.position)))
    .leftJoin(promotions, and(eq(promotions.variantId, variants.id), isNull(promotions.endedAt)))
    .leftJoin(evergreenOffers, and(eq(evergreenOffers.variantId, variants.id), isNull(evergreenOffers.endedAt)))
    .orderBy(asc(variants.position))
    .$dynamic()

const productsOf = prepared('products_of', (tx) =>
  priced(tx).where(sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`),
)

const productNamed = prepared('product_named', (tx) => priced(tx).where(eq(products.slug, sql.placeholder('slug'))))

/** One row for each variant becomes one product with its variants. */
function gathered(rows: Awaited<ReturnType<typeof productsOf>>): PricedProduct[] {
  const byId = new Map<string, PricedProduct>()
  for (const { product, cover, category, variant, promotion, evergreen, parts } of rows) {
    const known = byId.get(product.id) ?? { product, cover, category, variants: [], parts }
    if (variant) known.variants.push({ variant, promotion, evergreen })
    byId.set(product.id, known)
  }
  return [...byId.values()]
}
