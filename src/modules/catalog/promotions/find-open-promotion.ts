import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Promotion } from './promotion.ts'
import { promotions } from '../tables.ts'

/** The promotion of a variant that was not ended, planned or running. */
export async function findOpenPromotion(ctx: Ctx, variantId: string): Promise<Promotion | undefined> {
  const [promotion] = await ctx.tx
    .select()
    .from(promotions)
    .where(and(eq(promotions.variantId, variantId), isNull(promotions.endedAt)))
  return promotion
}
