import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { lowestBefore } from './price-history.ts'
import { priceHistory } from './tables.ts'
import { REFERENCE_DAYS } from './vocabulary.ts'

/** The reference price of a reduction that begins at this moment; undefined when nothing was offered before. */
export async function readReference(ctx: Ctx, variantId: string, reductionAt: Date): Promise<number | undefined> {
  const from = new Date(reductionAt.getTime() - REFERENCE_DAYS * DAY)
  const history = await ctx.tx
    .select()
    .from(priceHistory)
    .where(
      and(
        eq(priceHistory.variantId, variantId),
        or(isNull(priceHistory.appliedUntil), gt(priceHistory.appliedUntil, from)),
      ),
    )
  return lowestBefore(history, reductionAt)
}
