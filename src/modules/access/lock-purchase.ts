import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'

/**
 * Whoever decides whether a student gets products takes turns until their commit, so that each sees what the one before
 * has granted. Before anything is asked about them, and before an order's or a student's own row is locked. The products are
 * locked in one order, so that nobody waits in a circle.
 */
export async function lockPurchase({ tx }: Ctx, studentId: string, productIds: string[]): Promise<void> {
  const keys = [...new Set(productIds)].toSorted().map((productId) => studentId + productId)
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${sql.param(keys)}::text[]) as key`,
  )
}
