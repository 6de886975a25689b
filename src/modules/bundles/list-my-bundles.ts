import { asc, eq, inArray } from 'drizzle-orm'
import { listAccesses } from '#modules/access/index.ts'
import { listProductCards } from '#modules/catalog/index.ts'
import { inclusions, products } from '#modules/catalog/tables.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, pageFrom } from '#platform/db/paging.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { listMyBundles as endpoint, MyBundle, MyBundlePage } from './contract.ts'

const PAGE = 12

/** The bundles open to the viewer, with what is in them now. */
export async function listMyBundles(ctx: Ctx, { cursor }: Input<typeof endpoint>): Promise<MyBundlePage> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const accesses = await listAccesses(ctx, { studentId: ctx.actor.id, kind: 'bundle', cursor, length: PAGE })
  const page = pageFrom(
    accesses,
    PAGE,
    (access) => access,
    (last) => `/json/my/bundles?${new URLSearchParams({ cursor: cursorOf(last) })}`,
  )
  const ids = page.data.map(({ productId }) => productId)
  const cards = new Map((await listProductCards(ctx, ids)).map((card) => [card.id, card]))
  const parts = await titlesOfParts(ctx, ids)
  const data = page.data.flatMap(({ productId, until }): MyBundle[] => {
    const card = cards.get(productId)
    if (!card) return []
    const { id, slug, title, cover } = card
    const own = parts.filter(({ bundleId }) => bundleId === id).map(({ title }) => title)
    return [{ id, slug, title, cover, parts: own, access_until: until?.toISOString() ?? null }]
  })
  return { data, next_page_url: page.next_page_url }
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
