import { asc, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { inclusions, products } from '../tables.ts'

/** The titles of the bundles that hold a product. */
export async function findBundlesOf({ tx }: Ctx, productId: string): Promise<string[]> {
  const rows = await tx
    .select({ title: products.title })
    .from(inclusions)
    .innerJoin(products, eq(products.id, inclusions.bundleId))
    .where(eq(inclusions.productId, productId))
    .orderBy(asc(inclusions.createdAt))
    .limit(3)
  return rows.map(({ title }) => title)
}
