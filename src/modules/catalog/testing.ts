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

/** A published course for 100,00 in the school's currency, unless said otherwise. */
export async function aProduct(ctx: Ctx, { published = true, ...given }: GivenProduct = {}): Promise<PricedProduct> {
  const { id: productId } = await createProduct(ctx, {
    kind: 'course',
    title: 'Światło i cień',
    description_html: '<p>Fotografia od podstaw</p>',
    category: '',
    difficulty: 'beginner',
    amount: 10_000,
    access_length: 'forever',
    access_days: 0,
    access_until: null,
    cover_id: null,
    ...given,
  })
  if (published) await publishProduct(ctx, { productId })
  return getProduct(ctx, { productId })
}

/** What a variant was offered at, in order. */
export async function pricesOf({ tx }: Ctx, variantId: string): Promise<{ amount: number; isOver: boolean }[]> {
  const prices = appliedPrices(tx, [variantId])
  const rows = await tx.select().from(prices).orderBy(asc(prices.number))
  return rows.flatMap(({ amount, appliedUntil }) =>
    amount === null ? [] : [{ amount, isOver: appliedUntil !== null }],
  )
}
