import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { grants, revocations } from './tables.ts'

/**
 * Whether a student has a product or is about to: a grant that is not over, even one that starts later. For deciding
 * about a purchase; the clock of whoever granted may be a moment ahead of ours.
 */
export async function isGranted({ tx, now }: Ctx, studentId: string, productId: string): Promise<boolean> {
  const [grant] = await tx
    .select({ id: grants.id })
    .from(grants)
    .leftJoin(revocations, eq(revocations.grantId, grants.id))
    .where(
      and(
        eq(grants.studentId, studentId),
        eq(grants.productId, productId),
        or(isNull(grants.endsAt), gt(grants.endsAt, now)),
        isNull(revocations.grantId),
      ),
    )
    .limit(1)
  return grant !== undefined
}
