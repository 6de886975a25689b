import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { askedOfOne, isGiven } from './open-grants.ts'

/**
 * Whether a student has a product or is about to, by itself or by a membership: a grant that is not over, even one that starts later.
 * For deciding about a purchase; the clock of whoever granted may be a moment ahead of ours.
 */
export async function isGranted({ tx, now }: Ctx, studentId: string, productId: string): Promise<boolean> {
  const [row] = await given(tx, { studentId, productId, now: now.toISOString() })
  return row!.isGiven
}

const given = prepared('product_is_given', (tx) =>
  tx.select({ isGiven: sql<boolean>`${isGiven(askedOfOne)}`.as('is_given') }).from(sql`(values (1)) as one`),
)
