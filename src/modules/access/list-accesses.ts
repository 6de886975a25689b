import { and, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '#platform/context.ts'
import { olderThan } from '#platform/db/paging.ts'
import { products } from '#modules/catalog/tables.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import { isOpening, openSpan } from './open-grants.ts'
import { grants } from './tables.ts'

const later = alias(grants, 'later')

/** What is open to a student now, once each, by when it was last granted; one row more than `length` when there is more. */
export async function listAccesses(
  ctx: Ctx,
  given: { studentId: string; kind: ProductKind; cursor: string | undefined; length: number },
) {
  const now = sql`${ctx.now.toISOString()}::timestamptz`
  const laterOne = ctx.tx
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.studentId, grants.studentId),
        eq(later.productId, grants.productId),
        sql`(${later.createdAt}, ${later.id}) > (${grants.createdAt}, ${grants.id})`,
        isOpening(later, now),
      ),
    )
  const span = openSpan({ student: grants.studentId, product: grants.productId, now })
  return ctx.tx
    .select({
      id: grants.id,
      productId: grants.productId,
      createdAt: grants.createdAt,
      until: sql<Date | null>`(select until from ${span})`.mapWith(grants.endsAt),
    })
    .from(grants)
    .innerJoin(products, eq(products.id, grants.productId))
    .where(
      and(
        eq(grants.studentId, given.studentId),
        eq(products.kind, given.kind),
        isOpening(grants, now),
        sql`not exists ${laterOne}`,
        olderThan(grants.createdAt, grants.id, given.cursor),
      ),
    )
    .orderBy(desc(grants.createdAt), desc(grants.id))
    .limit(given.length + 1)
}
