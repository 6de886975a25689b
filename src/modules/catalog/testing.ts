import { asc } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { createProduct, type NewProduct } from './create-product.ts'
import { getProduct } from './find-product.ts'
import { publishProduct } from './publish-product.ts'
import { appliedPrices } from './read-price-history.ts'
import type { PricedProduct } from './view.ts'

export interface GivenProduct extends Partial<NewProduct> {
  /** a draft when false */
  published?: boolean
}

/** What somebody buys: the first variant of a product. */
export interface SoldProduct {
  id: string
  slug: string
  variantId: string
  amount: number
}

/** What a new product of any kind says of itself and of its access, when nothing else is said. */
export const SAID_BY_NONE = {
  description_html: '',
  category: '',
  difficulty: 'beginner',
  cover_id: null,
  access_length: 'forever',
  access_days: 0,
  access_until: null,
} as const

/** A published course for 100,00 in the school's currency, unless said otherwise. */
export async function aProduct(ctx: Ctx, { published = true, ...given }: GivenProduct = {}): Promise<PricedProduct> {
  const { id: productId } = await createProduct(ctx, {
    ...SAID_BY_NONE,
    kind: 'course',
    title: 'Światło i cień',
    description_html: '<p>Fotografia od podstaw</p>',
    amount: 10_000,
    ...given,
  })
  if (published) await publishProduct(ctx, { productId })
  return getProduct(ctx, { productId })
}

/** A product that gets what its kind needs before it is on the site, where it is unless said otherwise. */
export async function aProductWith(
  ctx: Ctx,
  { published = true, ...given }: GivenProduct,
  complete: (productId: string) => Promise<unknown>,
): Promise<SoldProduct> {
  const draft = await aProduct(ctx, { ...given, published: false })
  await complete(draft.product.id)
  return published ? putOnSite(ctx, draft.product.id) : soldAs(draft)
}

/** Publishes a draft, as what is sold of it. */
export async function putOnSite(ctx: Ctx, productId: string): Promise<SoldProduct> {
  await publishProduct(ctx, { productId })
  return soldAs(await getProduct(ctx, { productId }))
}

export function soldAs({ product, variants }: PricedProduct): SoldProduct {
  const { variant } = variants[0]!
  return { id: product.id, slug: product.slug, variantId: variant.id, amount: variant.amount }
}

/** What a variant was offered at, in order. */
export async function pricesOf({ tx }: Ctx, variantId: string): Promise<{ amount: number; isOver: boolean }[]> {
  const prices = appliedPrices(tx, [variantId])
  const rows = await tx.select().from(prices).orderBy(asc(prices.number))
  return rows.flatMap(({ amount, appliedUntil }) =>
    amount === null ? [] : [{ amount, isOver: appliedUntil !== null }],
  )
}
