import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { askedOfOne, openSpan } from './open-grants.ts'
import { grants } from './tables.ts'

/** Since when a product has been open to a student, and until when; undefined when it is not open now. */
export async function findAccessSpan(
  ctx: Ctx,
  studentId: string,
  productId: string,
): Promise<{ since: Date; until: Date | null } | undefined> {
  const [span] = await accessSpan(ctx.tx, { studentId, productId, now: ctx.now.toISOString() })
  return span
}

const accessSpan = prepared('access_span', (tx) =>
  tx
    .select({
      since: sql<Date>`since`.mapWith(grants.startsAt),
      until: sql<Date | null>`until`.mapWith(grants.endsAt),
    })
    .from(openSpan(askedOfOne)),
)
