import { and, eq, getTableColumns, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { type AppliedPrice, lowestBefore, referenceStart } from './price-history.ts'
import { priceHistory, variants } from './tables.ts'

/** The reference price of a reduction that begins at this moment; undefined when nothing was offered before. */
export async function readReference(ctx: Ctx, variantId: string, reductionAt: Date): Promise<number | undefined> {
  return (await readReferences(ctx, [variantId], reductionAt)).get(variantId)
}

/** The same of several variants, in the currency of each; without those of which nothing was offered in it before. */
export async function readReferences(ctx: Ctx, variantIds: string[], reductionAt: Date): Promise<Map<string, number>> {
  const history = await readHistory(ctx, variantIds, reductionAt)
  const lowest = variantIds.map((id) => {
    const own = history.filter(({ variantId }) => variantId === id)
    return [id, lowestBefore(own, reductionAt, ctx.school.timeZone)] as const
  })
  return new Map(lowest.filter((each): each is [string, number] => each[1] !== undefined))
}

/** What a reduction that begins at this moment is judged by. */
export async function readHistory(
  { tx, school }: Ctx,
  variantIds: string[],
  reductionAt: Date,
): Promise<(AppliedPrice & { variantId: string })[]> {
  return tx
    .select(getTableColumns(priceHistory))
    .from(priceHistory)
    .innerJoin(variants, and(eq(variants.id, priceHistory.variantId), eq(variants.currency, priceHistory.currency)))
    .where(
      and(
        inArray(priceHistory.variantId, variantIds),
        or(
          isNull(priceHistory.appliedUntil),
          gt(priceHistory.appliedUntil, referenceStart(reductionAt, school.timeZone)),
        ),
      ),
    )
}
