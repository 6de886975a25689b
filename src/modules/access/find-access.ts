import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Grant } from './grant-access.ts'
import { grants, revocations } from './tables.ts'

/** The grant that opens a product to a student now, the longest-lasting one; undefined when none does. */
export async function findAccess(ctx: Ctx, studentId: string, productId: string): Promise<Grant | undefined> {
  const [row] = await currentGrant(ctx.tx, { studentId, productId, now: ctx.now.toISOString() })
  return row?.grant
}

const now = sql`${sql.placeholder('now')}::timestamptz`

const currentGrant = prepared('current_grant', (tx) =>
  tx
    .select({ grant: grants })
    .from(grants)
    .leftJoin(revocations, eq(revocations.grantId, grants.id))
    .where(
      and(
        eq(grants.studentId, sql.placeholder('studentId')),
        eq(grants.productId, sql.placeholder('productId')),
        lte(grants.startsAt, now),
        or(isNull(grants.endsAt), gt(grants.endsAt, now)),
        isNull(revocations.grantId),
      ),
    )
    .orderBy(sql`${grants.endsAt} desc nulls first`, desc(grants.createdAt))
    .limit(1),
)
