import { asc, eq, inArray } from 'drizzle-orm'
import { listMyProducts } from '#modules/access/index.ts'
import { inclusions, products } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { listMyBundles as endpoint, MyBundlePage } from './contract.ts'

/** The bundles open to the viewer, with what is in them now. */
export async function listMyBundles(ctx: Ctx, { cursor }: Input<typeof endpoint>): Promise<MyBundlePage> {
  const { data, next_page_url } = await listMyProducts(ctx, { kind: 'bundle', cursor, path: '/json/my/bundles' })
  const parts = await titlesOfParts(
    ctx,
    data.map(({ id }) => id),
  )
  const partsOf = (id: string) => parts.flatMap((part) => (part.bundleId === id ? [part.title] : []))
  return { data: data.map((product) => ({ ...product, parts: partsOf(product.id) })), next_page_url }
}

async function titlesOfParts({ tx }: Ctx, bundleIds: string[]) {
  if (bundleIds.length === 0) return []
  return tx
    .select({ bundleId: inclusions.bundleId, title: products.title })
    .from(inclusions)
    .innerJoin(products, eq(products.id, inclusions.productId))
    .where(inArray(inclusions.bundleId, bundleIds))
    .orderBy(asc(inclusions.position), asc(inclusions.id))
}
