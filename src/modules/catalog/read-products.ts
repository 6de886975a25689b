import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '#platform/db/database.ts'
import { prepared } from '#platform/db/prepared.ts'
import { images } from '#modules/media/tables.ts'
import { people } from '#modules/people/tables.ts'
import { heldParts } from './bundles/held-parts.ts'
import type { Pitch } from './pitch/vocabulary.ts'
import { pitchOfProduct } from './pitch/read-pitch.ts'
import { categories, evergreenOffers, products, promotions, variants } from './tables.ts'
import type { PricedProduct } from './view.ts'

/** A product with who made it and what it promises, which only its own page tells. */
export interface SignedProduct extends PricedProduct {
  author: { id: string; name: string } | null
  /** null where nothing was ever said, and in lists */
  pitch: Pitch | null
}

/** Products of these ids with covers, categories and prices, in their order; ids nobody has are left out. */
export async function readProductsOf(ctx: Ctx, ids: string[]): Promise<PricedProduct[]> {
  if (ids.length === 0) return []
  const found = new Map(gathered(await productsOf(ctx.tx, { ids })).map((each) => [each.product.id, each]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

export async function readProductNamed(ctx: Ctx, slug: string): Promise<SignedProduct | undefined> {
  return gathered(await productNamed(ctx.tx, { slug }))[0]
}

/** What is only searched in is as long again as all the rest. */
const { searchText: _, searchName: __, ...shown } = getTableColumns(products)

const squares = alias(images, 'squares')

const nobody = sql<SignedProduct['author']>`null`
const nothing = sql<SignedProduct['pitch']>`null`
const author = sql<SignedProduct['author']>`(
  select json_build_object('id', ${people.id}, 'name', ${people.name}) from ${people} where ${people.id} = ${products.authorId})`

const priced = (tx: Tx, by = nobody, promising = nothing) =>
  tx
    .select({
      product: shown,
      author: by,
      pitch: promising,
      cover: images,
      square: squares,
      category: categories.name,
      variant: variants,
      promotion: promotions,
      evergreen: evergreenOffers,
      parts: heldParts,
    })
    .from(products)
    .leftJoin(images, eq(images.id, products.coverId))
    .leftJoin(squares, eq(squares.id, products.squareId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(variants, and(eq(variants.productId, products.id), isNotNull(variants.position)))
    .leftJoin(promotions, and(eq(promotions.variantId, variants.id), isNull(promotions.endedAt)))
    .leftJoin(evergreenOffers, and(eq(evergreenOffers.variantId, variants.id), isNull(evergreenOffers.endedAt)))
    .$dynamic()

const productsOf = prepared('products_of', (tx) =>
  priced(tx)
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .orderBy(asc(variants.position)),
)

const productNamed = prepared('product_named', (tx) =>
  priced(tx, author, pitchOfProduct)
    .where(eq(products.slug, sql.placeholder('slug')))
    .orderBy(asc(variants.position)),
)

/** A list of products by a statement of its own, newest first: `ids` finds those that are in it. */
export function productsAmong(name: string, ids: (tx: Tx) => SQL) {
  const among = prepared(name, (tx) =>
    priced(tx)
      .where(sql`${products.id} in ${ids(tx)}`)
      .orderBy(desc(products.createdAt), desc(products.id), asc(variants.position)),
  )
  return async (tx: Tx, values: Record<string, unknown>): Promise<PricedProduct[]> => gathered(await among(tx, values))
}

/** One row for each variant becomes one product with its variants. */
function gathered(rows: Awaited<ReturnType<typeof productsOf>>): SignedProduct[] {
  const byId = new Map<string, SignedProduct>()
  for (const { variant, promotion, evergreen, ...row } of rows) {
    const known = byId.get(row.product.id) ?? { ...row, variants: [] }
    if (variant) known.variants.push({ variant, promotion, evergreen })
    byId.set(row.product.id, known)
  }
  return [...byId.values()]
}
