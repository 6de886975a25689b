import { and, eq, isNull } from 'drizzle-orm'
import { posts } from '#modules/community/tables.ts'
import { storeImage } from '#modules/media/index.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { DemoMediaParts } from './parts.ts'
import { drawnFile } from './drawn-file.ts'
import type { DrawPhotosData } from './queues.ts'

/** Draws the photos of posts that have none yet, one after the other, as covers are. */
export async function drawPhotos(
  ctx: OutsideCtx,
  { media }: DemoMediaParts,
  { photos }: DrawPhotosData,
): Promise<void> {
  for (const { postId, ...picture } of photos) {
    const bare = and(eq(posts.id, postId), isNull(posts.imageId))
    const [post] = await ctx.inTransaction(({ tx }) => tx.select({ id: posts.id }).from(posts).where(bare))
    if (!post) continue
    const imageId = await storeImage(ctx, media, { context: 'post', file: await drawnFile(picture) })
    await ctx.inTransaction(({ tx }) => tx.update(posts).set({ imageId }).where(bare))
  }
}
