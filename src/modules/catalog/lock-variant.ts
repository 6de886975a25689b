import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { promotions, variants } from './tables.ts'
import type { Variant } from './view.ts'

/** Everyone who changes a price or counts packages waits here; buyers who only refer to the variant do not. */
export async function lockVariant(ctx: Ctx, variantId: string): Promise<Variant | undefined> {
  const [variant] = await ctx.tx.select().from(variants).where(eq(variants.id, variantId)).for('no key update')
  return variant
}

/** The variant first, then its promotion: the same order everywhere, so that nobody waits in a circle. */
export async function lockVariantOf(ctx: Ctx, promotionId: string): Promise<void> {
  const [promotion] = await ctx.tx
    .select({ variantId: promotions.variantId })
    .from(promotions)
    .where(eq(promotions.id, promotionId))
  if (promotion) await lockVariant(ctx, promotion.variantId)
}
