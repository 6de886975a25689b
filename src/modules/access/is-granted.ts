import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { isGiven } from './open-grants.ts'

/**
 * Whether a student has a product or is about to, by itself or by a membership: a grant that is not over, even one that starts later.
 * For deciding about a purchase; the clock of whoever granted may be a moment ahead of ours.
 */
export async function isGranted({ tx, now }: Ctx, studentId: string, productId: string): Promise<boolean> {
  const asked = {
    student: sql`${studentId}::uuid`,
    product: sql`${productId}::uuid`,
    now: sql`${now.toISOString()}::timestamptz`,
  }
  const { rows } = await tx.execute<{ is_given: boolean }>(sql`select ${isGiven(asked)} as is_given`)
  return rows[0]!.is_given
}
