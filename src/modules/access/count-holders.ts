import { and, countDistinct, sql } from 'drizzle-orm'
import { atMoment } from '#platform/db/at-moment.ts'
import type { Ctx } from '#platform/context.ts'
import { isLasting } from './open-grants.ts'
import { openersOf } from './openers.ts'
import { grants } from './tables.ts'

/** How many have a product, by itself or by a membership, or are about to. */
export async function countHolders({ tx, now }: Ctx, productId: string): Promise<number> {
  const isOfIt = sql`${grants.productId} = any (${openersOf(sql`${productId}::uuid`)})`
  const [holders] = await tx
    .select({ count: countDistinct(grants.studentId) })
    .from(grants)
    .where(and(isOfIt, isLasting(grants, atMoment(now))))
  return holders!.count
}
