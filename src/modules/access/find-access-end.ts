import { and, desc, eq, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { askedOfOne } from './open-grants.ts'
import { openersOf } from './openers.ts'
import { grants, revocations } from './tables.ts'

export interface AccessEnd {
  at: Date
  /** rather than over by its time */
  isRevoked: boolean
  /** what was granted: the product itself, or a membership that opens it */
  granted: Pick<typeof products.$inferSelect, 'id' | 'kind' | 'slug' | 'title'>
}

/** How what a student had of a product ended last; undefined when nothing did. Asked where it is not open to them now. */
export async function findAccessEnd(ctx: Ctx, studentId: string, productId: string): Promise<AccessEnd | undefined> {
  const [end] = await accessEnd(ctx.tx, { studentId, productId, now: ctx.now.toISOString() })
  return end
}

const endedAt = sql<Date>`coalesce(${revocations.createdAt}, ${grants.endsAt})`.mapWith(grants.startsAt)

const accessEnd = prepared('access_end', (tx) =>
  tx
    .select({
      at: endedAt,
      isRevoked: sql<boolean>`${revocations.grantId} is not null`,
      granted: { id: products.id, kind: products.kind, slug: products.slug, title: products.title },
    })
    .from(grants)
    .innerJoin(products, eq(products.id, grants.productId))
    .leftJoin(revocations, eq(revocations.grantId, grants.id))
    .where(
      and(
        eq(grants.studentId, askedOfOne.student),
        sql`${grants.productId} = any (${openersOf(askedOfOne.product)})`,
        sql`${endedAt} <= ${askedOfOne.now}`,
      ),
    )
    .orderBy(desc(endedAt))
    .limit(1),
)
