import { and, eq, notExists, type SQL } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Step } from './steps.ts'
import { sampleProducts } from './tables.ts'

/** A product that an admin has made, be it a draft. */
export const productStep: Step = {
  name: 'product',
  path: '/home/products',
  isDone: (ctx) => isThere(ctx),
}

export const publishStep: Step = {
  name: 'publish',
  path: '/home/products',
  isDone: (ctx) => isThere(ctx, eq(products.status, 'published')),
}

/** Samples are for a look around: nothing is done by them. */
async function isThere({ tx }: Ctx, such?: SQL): Promise<boolean> {
  const isSample = tx
    .select({ id: sampleProducts.productId })
    .from(sampleProducts)
    .where(eq(sampleProducts.productId, products.id))
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(such, notExists(isSample)))
    .limit(1)
  return found.length > 0
}
