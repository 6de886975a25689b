import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { grants, revocations } from './tables.ts'

/** Since when a student has had a product, and until when; undefined when nothing opens it now. */
export async function findAccessSpan(
  ctx: Ctx,
  studentId: string,
  productId: string,
): Promise<{ since: Date; until: Date | null } | undefined> {
  const [span] = await accessSpan(ctx.tx, { studentId, productId, now: ctx.now.toISOString() })
  if (!span?.since || (span.until !== null && span.until <= ctx.now)) return undefined
  return { since: span.since, until: span.until }
}

/** A second purchase does not start the waiting for delayed lectures again: `since` is of the first. */
const accessSpan = prepared('access_span', (tx) =>
  tx
    .select({
      since: sql<Date | null>`min(${grants.startsAt})`.mapWith(grants.startsAt),
      until: sql<Date | null>`nullif(max(coalesce(${grants.endsAt}, 'infinity')), 'infinity')`.mapWith(grants.endsAt),
    })
    .from(grants)
    .leftJoin(revocations, eq(revocations.grantId, grants.id))
    .where(
      and(
        eq(grants.studentId, sql.placeholder('studentId')),
        eq(grants.productId, sql.placeholder('productId')),
        lte(grants.startsAt, sql`${sql.placeholder('now')}::timestamptz`),
        isNull(revocations.grantId),
      ),
    ),
)
