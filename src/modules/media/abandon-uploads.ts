import { inArray } from 'drizzle-orm'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import { uploadsAbandoned } from './events.ts'
import { dropVideo } from './drop-video.ts'
import { deleteWidths } from './delete-widths.ts'
import type { Media } from './media.ts'
import { images } from './tables.ts'

export interface Uploads {
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
  for (const id of imageIds) await deleteWidths(media.store, id)
  for (const id of videoIds) await dropVideo(ctx, media, id)
  await ctx.inTransaction(({ tx }) => tx.delete(images).where(inArray(images.id, imageIds)))
}
