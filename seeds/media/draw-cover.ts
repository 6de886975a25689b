import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { products } from '#modules/catalog/tables.ts'
import { storeImage } from '#modules/media/index.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { DemoMediaParts } from './jobs.ts'
import { pictureOf } from './picture-of.ts'
import type { DrawCoverData } from './queues.ts'

export async function drawCover(ctx: OutsideCtx, { media }: DemoMediaParts, cover: DrawCoverData): Promise<void> {
  const [course] = await ctx.inTransaction(({ tx }) =>
    tx.select({ coverId: products.coverId }).from(products).where(eq(products.id, cover.courseId)),
  )
  if (!course || course.coverId) return
  const bytes = await sharp(Buffer.from(pictureOf(cover)))
    .png()
    .toBuffer()
  const file = { filename: `${cover.motif}.png`, mimetype: 'image/png', bytes }
  const coverId = await storeImage(ctx, media, { context: 'cover', file })
  await ctx.inTransaction(({ tx }) => tx.update(products).set({ coverId }).where(eq(products.id, cover.courseId)))
}
