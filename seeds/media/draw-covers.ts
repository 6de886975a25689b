import { and, eq, isNull } from 'drizzle-orm'
import { articles } from '#modules/articles/tables.ts'
import { products } from '#modules/catalog/tables.ts'
import { storeImage } from '#modules/media/index.ts'
import { authorAvatars } from '#modules/schools/profile/tables.ts'
import { AUTHOR_PICTURE } from '#modules/schools/profile/vocabulary.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { DemoMediaParts } from './parts.ts'
import { drawnFile } from './drawn-file.ts'
import type { DrawCoversData } from './queues.ts'

/** Draws what is missing, one after the other, so that a killed worker's successor goes on where it stopped. */
export async function drawCovers(
  ctx: OutsideCtx,
  { media }: DemoMediaParts,
  { covers }: DrawCoversData,
): Promise<void> {
  for (const cover of covers) {
    const { isBare, put } = placeOf(cover)
    if (!(await ctx.inTransaction(({ tx }) => isBare(tx)))) continue
    const context = 'isPortrait' in cover ? AUTHOR_PICTURE : 'cover'
    const coverId = await storeImage(ctx, media, { context, file: await drawnFile(cover) })
    await ctx.inTransaction(({ tx }) => put(tx, coverId))
  }
}

/** Of a product, of an article or of the author. */
function placeOf(cover: DrawCoversData['covers'][number]) {
  if ('isPortrait' in cover)
    return {
      isBare: async (tx: Tx) => (await tx.select().from(authorAvatars)).length === 0,
      put: (tx: Tx, imageId: string) => tx.insert(authorAvatars).values({ imageId }),
    }
  if ('articleId' in cover) {
    const bare = and(eq(articles.id, cover.articleId), isNull(articles.coverId))
    return {
      isBare: async (tx: Tx) => (await tx.select({ id: articles.id }).from(articles).where(bare)).length > 0,
      put: (tx: Tx, coverId: string) => tx.update(articles).set({ coverId }).where(bare),
    }
  }
  const bare = and(eq(products.id, cover.productId), isNull(products.coverId))
  return {
    isBare: async (tx: Tx) => (await tx.select({ id: products.id }).from(products).where(bare)).length > 0,
    put: (tx: Tx, coverId: string) => tx.update(products).set({ coverId }).where(bare),
  }
}
