import { and, asc, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { findParts, notBefore } from '#platform/db/paging.ts'
import { products } from '../tables.ts'
import { productPath } from './vocabulary.ts'

const { id, createdAt } = products
const isListed = and(eq(products.status, 'published'), eq(products.isHidden, false))

/** Where the products are that everybody may find, the oldest first, from a place on. */
export async function readProductAddresses({ tx }: Pick<Ctx, 'tx'>, { from, most }: { from?: string; most: number }) {
  const rows = await tx
    .select({ kind: products.kind, slug: products.slug })
    .from(products)
    .where(and(isListed, notBefore(createdAt, id, from)))
    .orderBy(asc(createdAt), asc(id))
    .limit(most)
  return rows.map((product) => ({ path: productPath(product) }))
}

/** Where each part of them begins, with so many in one. */
export const findProductParts = (ctx: Pick<Ctx, 'tx'>, inPart: number): Promise<string[]> =>
  findParts(ctx, { of: products, at: createdAt, id, where: isListed, inPart })
