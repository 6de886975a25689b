import { asc, eq, sql } from 'drizzle-orm'
import { isGiven, openingAll } from '#modules/access/index.ts'
import { inclusions } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'

export interface Part {
  productId: string
  /** all of it is the student's, or is about to be; what opens less of it does not count */
  isOwned: boolean
}

/** What a bundle holds, in order, and what of it a student has: nothing for whoever is none. */
export function ownParts({ tx, now }: Ctx, bundleId: string, studentId: string | null): Promise<Part[]> {
  return partsWithOwn(tx, { bundleId, studentId, now: now.toISOString() })
}

const partsWithOwn = prepared('parts_with_own', (tx) => {
  const asked = {
    student: sql`${sql.placeholder('studentId')}::uuid`,
    product: inclusions.productId,
    now: sql`${sql.placeholder('now')}::timestamptz`,
  }
  return tx
    .select({ productId: inclusions.productId, isOwned: sql<boolean>`${isGiven(asked, openingAll)}` })
    .from(inclusions)
    .where(eq(inclusions.bundleId, sql.placeholder('bundleId')))
    .orderBy(asc(inclusions.position), asc(inclusions.id))
})
