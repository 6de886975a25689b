import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { openersOf } from '#modules/access/index.ts'
import { readProductsOf } from '#modules/catalog/index.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { products } from '#modules/catalog/tables.ts'
import { CONTENT } from '#platform/content.ts'
import type { Ctx } from '#platform/context.ts'
import type { GateMembership } from './contract.ts'
import { gatePriceOf } from './gate-price.ts'

const SHOWN = 3

/** The memberships on sale that would open a course, the newest first: some of them, where there are many (commerce §2, gated lecture page). */
export async function findOpeningMemberships(ctx: Ctx, courseId: string): Promise<GateMembership[]> {
  // The course itself is one of them, and memberships are the others.
  const openers = openersOf(sql`${courseId}::uuid`)
  const opening = await ctx.tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        ne(products.id, courseId),
        eq(products.status, 'published'),
        eq(products.isHidden, false),
        sql`${products.id} = any (${openers})`,
      ),
    )
    .orderBy(desc(products.publishedAt), desc(products.id))
    .limit(SHOWN)
  ctx.shows(CONTENT)
  const found = await readProductsOf(
    ctx,
    opening.map(({ id }) => id),
  )
  return found.flatMap((each) => {
    const price = gatePriceOf(each, ctx)
    const { id, title } = each.product
    return price ? [{ id, title, url: productPath(each.product), price }] : []
  })
}
