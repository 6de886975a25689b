import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { findOpenEvergreen } from './evergreen/find-open-evergreen.ts'
import { PromotionAlreadyThere } from './refusals.ts'
import { promotions } from './tables.ts'
import { findOpenPromotion } from './promotions/find-open-promotion.ts'
import { stateOf } from './promotions/promotion.ts'

/** A price is reduced for one reason at a time (409). A promotion whose packages are sold ends for the next reduction. */
export async function refuseBesideReduction(ctx: Ctx, variantId: string): Promise<void> {
  const promotion = await findOpenPromotion(ctx, variantId)
  if (promotion && stateOf(promotion, ctx.now) === 'sold_out')
    await ctx.tx.update(promotions).set({ endedAt: ctx.now }).where(eq(promotions.id, promotion.id))
  else if (promotion || (await findOpenEvergreen(ctx, variantId))) throw new PromotionAlreadyThere()
}
