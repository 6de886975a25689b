import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Ctx } from '#platform/context.ts'
import { olderThan } from '#platform/db/paging.ts'
import { products } from '#modules/catalog/tables.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import { grants, revocations } from './tables.ts'

const later = alias(grants, 'later')
const laterRevocations = alias(revocations, 'later_revocations')

/** What is open to a student now, once each, newest first; one row more than `length` when there is more. */
export async function listAccesses(
  ctx: Ctx,
  given: { studentId: string; kind: ProductKind; cursor: string | undefined; length: number },
) {
  const isLater = sql`(${later.createdAt}, ${later.id}) > (${grants.createdAt}, ${grants.id})`
  const laterOne = ctx.tx
    .select({ id: later.id })
    .from(later)
    .leftJoin(laterRevocations, eq(laterRevocations.grantId, later.id))
    .where(
      and(
        eq(later.studentId, grants.studentId),
        eq(later.productId, grants.productId),
        isLater,
        isCurrent(later.startsAt, later.endsAt, ctx.now),
        isNull(laterRevocations.grantId),
      ),
    )
  return ctx.tx
    .select({ id: grants.id, productId: grants.productId, createdAt: grants.createdAt, endsAt: grants.endsAt })
    .from(grants)
    .innerJoin(products, eq(products.id, grants.productId))
    .leftJoin(revocations, eq(revocations.grantId, grants.id))
    .where(
      and(
        eq(grants.studentId, given.studentId),
        eq(products.kind, given.kind),
        isCurrent(grants.startsAt, grants.endsAt, ctx.now),
        isNull(revocations.grantId),
        sql`not exists ${laterOne}`,
        olderThan(grants.createdAt, grants.id, given.cursor),
      ),
    )
    .orderBy(desc(grants.createdAt), desc(grants.id))
    .limit(given.length + 1)
}

const isCurrent = (startsAt: PgColumn, endsAt: PgColumn, now: Date) =>
  and(lte(startsAt, now), or(isNull(endsAt), gt(endsAt, now)))
