import { and, eq, isNull } from 'drizzle-orm'
import sharp from 'sharp'
import { products } from '#modules/catalog/tables.ts'
import { storeImage } from '#modules/media/index.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { DemoMediaParts } from './parts.ts'
import { pictureOf } from './picture-of.ts'
import type { DrawCoversData } from './queues.ts'

/** Draws what is missing, one after the other, so that a killed worker's successor goes on where it stopped. */
export async function drawCovers(
  ctx: OutsideCtx,
  { media }: DemoMediaParts,
  { covers }: DrawCoversData,
): Promise<void> {
  for (const { courseId, ...picture } of covers) {
    const bare = and(eq(products.id, courseId), isNull(products.coverId))
    const [course] = await ctx.inTransaction(({ tx }) => tx.select({ id: products.id }).from(products).where(bare))
    if (!course) continue
    const bytes = await sharp(Buffer.from(pictureOf(picture)))
      .png()
      .toBuffer()
    const file = { filename: `${picture.motif}.png`, mimetype: 'image/png', bytes }
    const coverId = await storeImage(ctx, media, { context: 'cover', file })
    await ctx.inTransaction(({ tx }) => tx.update(products).set({ coverId }).where(bare))
  }
}
