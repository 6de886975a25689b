import { eq } from 'drizzle-orm'
import { getProduct } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { LastSoldTopic } from './refusals.ts'
import { topics } from './tables.ts'

/** Refuses with 409 to take a topic from a community that is on the site and would have none: nobody is to buy nothing. */
export async function refuseEmptying(ctx: Ctx, productId: string): Promise<void> {
  const { product } = await getProduct(ctx, { productId })
  if (product.kind !== 'community' || product.status !== 'published') return
  refuseUnless((await ctx.tx.$count(topics, eq(topics.productId, productId))) > 1, new LastSoldTopic())
}
