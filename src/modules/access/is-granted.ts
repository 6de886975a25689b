import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { isLasting } from './open-grants.ts'
import { grants } from './tables.ts'

/**
 * Whether a student has a product or is about to: a grant that is not over, even one that starts later. For deciding
 * about a purchase; the clock of whoever granted may be a moment ahead of ours.
 */
export async function isGranted({ tx, now }: Ctx, studentId: string, productId: string): Promise<boolean> {
  const [grant] = await tx
    .select({ id: grants.id })
    .from(grants)
    .where(
      and(
        eq(grants.studentId, studentId),
        eq(grants.productId, productId),
        isLasting(grants, sql`${now.toISOString()}::timestamptz`),
      ),
    )
    .limit(1)
  return grant !== undefined
}
