import { and, eq, gt, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { lockVariantOf } from '../lock-variant.ts'
import { promotions } from '../tables.ts'
import { writePriceHistory } from '../write-price-history.ts'

/** Returns a package whose payment failed; it can be sold again while the promotion lasts. */
export async function givePackageBack(ctx: Ctx, promotionId: string): Promise<void> {
  await lockVariantOf(ctx, promotionId)
  const [promotion] = await ctx.tx
    .update(promotions)
    .set({ packagesSold: sql`${promotions.packagesSold} - 1` })
    .where(and(eq(promotions.id, promotionId), gt(promotions.packagesSold, 0)))
    .returning()
  if (promotion && promotion.packagesSold + 1 === promotion.packagesLimit)
    await writePriceHistory(ctx, promotion.variantId)
}
