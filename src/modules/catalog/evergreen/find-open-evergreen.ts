import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { evergreenOffers } from '../tables.ts'
import type { EvergreenOffer } from './evergreen.ts'

/** The evergreen offer of a variant that was not ended. */
export async function findOpenEvergreen(ctx: Ctx, variantId: string): Promise<EvergreenOffer | undefined> {
  const [offer] = await ctx.tx
    .select()
    .from(evergreenOffers)
    .where(and(eq(evergreenOffers.variantId, variantId), isNull(evergreenOffers.endedAt)))
  return offer
}
