import { eq, inArray } from 'drizzle-orm'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import { uploadsAbandoned } from './events.ts'
import { publicPrefix } from './image-keys.ts'
import { hostOf, type Media } from './media.ts'
import { images, videos } from './tables.ts'

interface Uploads {
  imageIds: string[]
  videoIds: string[]
}

const AT_ONCE = 100

/** Tells of images and videos that nothing shows any more; their files are deleted once this commits. */
export function abandonUploads(ctx: Ctx, { imageIds, videoIds }: Uploads): void {
  for (let from = 0; from < Math.max(imageIds.length, videoIds.length); from += AT_ONCE) {
    const some = (ids: string[]) => ids.slice(from, from + AT_ONCE)
    ctx.emit(uploadsAbandoned({ image_ids: some(imageIds), video_ids: some(videoIds) }))
  }
}

/** Files first: what fails half-way is found again by its row. */
export async function deleteAbandoned(ctx: OutsideCtx, { imageIds, videoIds }: Uploads, media: Media): Promise<void> {
  for (const id of imageIds) await media.store.deletePrefix(publicPrefix(id))
  const gone = await ctx.inTransaction(({ tx }) =>
    tx
      .select({ id: videos.id, host: videos.host, hostVideoId: videos.hostVideoId })
      .from(videos)
      .where(inArray(videos.id, videoIds)),
  )
  for (const video of gone) {
    await hostOf(media, video).deleteVideo(video.hostVideoId)
    await ctx.inTransaction(({ tx }) => tx.delete(videos).where(eq(videos.id, video.id)))
  }
  await ctx.inTransaction(({ tx }) => tx.delete(images).where(inArray(images.id, imageIds)))
}
