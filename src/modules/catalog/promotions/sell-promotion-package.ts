import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { lockVariantOf } from '../lock-variant.ts'
import { promotions } from '../tables.ts'
import { INFINITE_PACKAGES } from '../vocabulary.ts'
import { writePriceHistory } from '../write-price-history.ts'

/** Takes one package of a running promotion. False when the last one was sold or its time is over. */
export async function sellPromotionPackage(ctx: Ctx, promotionId: string): Promise<boolean> {
  await lockVariantOf(ctx, promotionId)
  const [sold] = await ctx.tx
    .update(promotions)
    .set({ packagesSold: sql`${promotions.packagesSold} + 1` })
    .where(
      and(
        eq(promotions.id, promotionId),
        isNull(promotions.endedAt),
        lte(promotions.startsAt, ctx.now),
        or(isNull(promotions.endsAt), gt(promotions.endsAt, ctx.now)),
        or(
          eq(promotions.packagesLimit, INFINITE_PACKAGES),
          sql`${promotions.packagesSold} < ${promotions.packagesLimit}`,
        ),
      ),
    )
    .returning()
  if (!sold) return false
  if (sold.packagesSold === sold.packagesLimit) await writePriceHistory(ctx, sold.variantId)
  return true
}
