import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { openersOf } from '#modules/access/index.ts'
import { grants } from '#modules/access/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { certificatesRestored, certificatesRevoked } from '../events.ts'
import { certificates } from '../tables.ts'
import { wasGiven } from './was-given.ts'

const isGiven = wasGiven({ personId: certificates.personId, courseId: certificates.courseId })

/**
 * Access that was taken back, after a refund or by an admin, takes what was earned by it along, unless the course is theirs otherwise.
 * A seat that its owner gives to somebody else does not: who had it completed the course as it was theirs.
 */
export async function revokeWithAccess(
  { tx, now, emit }: Ctx,
  { grant_id, student_id, product_id }: { grant_id: string; student_id: string; product_id: string },
): Promise<void> {
  const wasSeat = sql`exists (select from ${grants} where ${grants.id} = ${grant_id}::uuid and ${grants.source} = 'invitation')`
  const revoked = await tx
    .update(certificates)
    .set({ revokedAt: now, revokedFor: 'access' })
    .where(
      and(
        eq(certificates.personId, student_id),
        isNull(certificates.revokedAt),
        isNotNull(certificates.courseId),
        sql`${product_id}::uuid = any (${openersOf(certificates.courseId)})`,
        sql`not ${wasSeat}`,
        sql`not ${isGiven}`,
      ),
    )
    .returning({ id: certificates.id })
  if (revoked.length > 0)
    emit(certificatesRevoked({ certificate_ids: revoked.map(({ id }) => id), at: now.toISOString() }))
}

/** And it comes back with it. */
export async function restoreWithAccess(
  { tx, now, emit }: Ctx,
  { student_id, product_id }: { student_id: string; product_id: string },
): Promise<void> {
  const restored = await tx
    .update(certificates)
    .set({ revokedAt: null, revokedFor: null })
    .where(
      and(
        eq(certificates.personId, student_id),
        eq(certificates.revokedFor, 'access'),
        sql`${product_id}::uuid = any (${openersOf(certificates.courseId)})`,
        isGiven,
      ),
    )
    .returning({ id: certificates.id })
  if (restored.length > 0)
    emit(certificatesRestored({ certificate_ids: restored.map(({ id }) => id), at: now.toISOString() }))
}
