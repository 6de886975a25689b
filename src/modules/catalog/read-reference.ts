import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { type AppliedPrice, lowestBefore, referenceStart } from './price-history.ts'
import { appliedPrices } from './read-price-history.ts'
import { variants } from './tables.ts'

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
  const prices = appliedPrices(tx, variantIds)
  const rows = await tx
    .select({
      variantId: prices.variantId,
      amount: prices.amount,
      appliedFrom: prices.appliedFrom,
      appliedUntil: prices.appliedUntil,
    })
    .from(prices)
    .innerJoin(variants, and(eq(variants.id, prices.variantId), eq(variants.currency, prices.currency)))
    .where(or(isNull(prices.appliedUntil), gt(prices.appliedUntil, referenceStart(reductionAt, school.timeZone))))
  return rows.flatMap(({ amount, ...row }) => (amount === null ? [] : [{ ...row, amount }]))
}
