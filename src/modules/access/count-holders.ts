import { and, countDistinct, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { isLasting } from './open-grants.ts'
import { grants } from './tables.ts'

/** How many have a product, or are about to. */
export async function countHolders({ tx, now }: Ctx, productId: string): Promise<number> {
  const [holders] = await tx
    .select({ count: countDistinct(grants.studentId) })
    .from(grants)
    .where(and(eq(grants.productId, productId), isLasting(grants, sql`${now.toISOString()}::timestamptz`)))
  return holders!.count
}
