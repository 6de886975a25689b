import { asc, eq, sql } from 'drizzle-orm'
import { isGiven, openingAll } from '#modules/access/index.ts'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import { inclusions, products } from '#modules/catalog/tables.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'

export interface Part {
  productId: string
  kind: ProductKind
  /** all of it is the student's, or is about to be; what opens less of it does not count, nor what one can have another of */
  isOwned: boolean
  /** its time is chosen afterwards */
  choosesTime: boolean
}

/** What a bundle holds, in order, and what of it a student has: nothing for whoever is none. */
export async function ownParts(
  { tx, now }: Ctx,
  { bundleId, studentId }: { bundleId: string; studentId: string | null },
): Promise<Part[]> {
  const parts = await partsWithOwn(tx, { bundleId, studentId, now: now.toISOString() })
  return parts.map((part) => {
    const choosesTime = KINDS[part.kind].isBooked
    return { ...part, choosesTime, isOwned: part.isOwned && !choosesTime }
  })
}

const partsWithOwn = prepared('parts_with_own', (tx) => {
  const asked = {
    student: sql`${sql.placeholder('studentId')}::uuid`,
    product: inclusions.productId,
    now: sql`${sql.placeholder('now')}::timestamptz`,
  }
  return tx
    .select({
      productId: inclusions.productId,
      kind: products.kind,
      isOwned: sql<boolean>`${isGiven(asked, openingAll)}`,
    })
    .from(inclusions)
    .innerJoin(products, eq(products.id, inclusions.productId))
    .where(eq(inclusions.bundleId, sql.placeholder('bundleId')))
    .orderBy(asc(inclusions.position), asc(inclusions.id))
})
