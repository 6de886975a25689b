import { asc, eq, inArray } from 'drizzle-orm'
import { categories, openings, products } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'

/** What these memberships open, as it was chosen, a row for each. */
export async function readOpenings({ tx }: Ctx, membershipIds: string[]) {
  if (membershipIds.length === 0) return []
  return tx
    .select({
      membershipId: openings.membershipId,
      everything: openings.everything,
      category: { id: categories.id, name: categories.name },
      product: { id: products.id, kind: products.kind, title: products.title },
    })
    .from(openings)
    .leftJoin(categories, eq(categories.id, openings.categoryId))
    .leftJoin(products, eq(products.id, openings.productId))
    .where(inArray(openings.membershipId, membershipIds))
    .orderBy(asc(categories.position), asc(openings.createdAt), asc(openings.id))
}

type Opening = Awaited<ReturnType<typeof readOpenings>>[number]

/** As everybody is told. */
export const viewReach = (chosen: Opening[]) => ({
  opens_everything: chosen.some(({ everything }) => everything),
  categories: chosen.flatMap(({ category }) => category?.name ?? []),
})
