import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { lockVariantOf } from '../lock-variant.ts'
import { promotions } from '../tables.ts'
import { writePriceHistory } from '../write-price-history.ts'
import { isRunning, packagesLeft, type Promotion } from './promotion.ts'

/** The packages of promotions, for whoever keeps claims on them; the database counts the claims as `packages_sold`. */
export const packages = {
  /** Everyone else who claims or gives back one of it waits for the end of this unit of work. */
  lock: lockVariantOf,

  /**
   * Whether so many more can be had, after `lock`: while the promotion runs, or `again`, for whoever had them in time and
   * gave them back, though it may be over by now.
   */
  async hasRoom(ctx: Ctx, promotionId: string, quantity: number, when: 'now' | 'again'): Promise<boolean> {
    const promotion = await findPromotion(ctx, promotionId)
    if (!promotion || (when === 'now' && !isRunning(promotion, ctx.now))) return false
    const left = packagesLeft(promotion)
    return left === null || left >= quantity
  },

  /** What follows when so many more are claimed, or fewer: the price is another once the last one is gone or is back. */
  async claimsMoved(ctx: Ctx, promotionId: string, by: number): Promise<void> {
    const promotion = await findPromotion(ctx, promotionId)
    if (!promotion) return
    const before = { ...promotion, packagesSold: promotion.packagesSold - by }
    if ((packagesLeft(before) === 0) !== (packagesLeft(promotion) === 0))
      await writePriceHistory(ctx, promotion.variantId)
  },
}

async function findPromotion({ tx }: Ctx, promotionId: string): Promise<Promotion | undefined> {
  const [promotion] = await tx.select().from(promotions).where(eq(promotions.id, promotionId))
  return promotion
}
