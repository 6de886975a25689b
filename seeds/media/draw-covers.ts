import { and, eq, isNull } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { storeImage } from '#modules/media/index.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { DemoMediaParts } from './parts.ts'
import { drawnFile } from './drawn-file.ts'
import type { DrawCoversData } from './queues.ts'

/** Draws what is missing, one after the other, so that a killed worker's successor goes on where it stopped. */
export async function drawCovers(
  ctx: OutsideCtx,
  { media }: DemoMediaParts,
  { covers }: DrawCoversData,
): Promise<void> {
  for (const { productId, ...picture } of covers) {
    const bare = and(eq(products.id, productId), isNull(products.coverId))
    const [product] = await ctx.inTransaction(({ tx }) => tx.select({ id: products.id }).from(products).where(bare))
    if (!product) continue
    const coverId = await storeImage(ctx, media, { context: 'cover', file: await drawnFile(picture) })
    await ctx.inTransaction(({ tx }) => tx.update(products).set({ coverId }).where(bare))
  }
}
