import { and, eq, inArray, lt } from 'drizzle-orm'
import { clock, DAY } from '#platform/clock.ts'
import { deleteWidths } from './delete-widths.ts'
import { sentKey } from './image-keys.ts'
import { videoHostOf, type Media } from './media.ts'
import { images, videos } from './tables.ts'
import type { SchoolParts } from './with-hosted-video.ts'

const VIDEO_DAYS = 7
const IMAGE_DAYS = 1
const UNFINISHED_DAYS = 1
const AT_ONCE = 500

/** Deletes uploads nobody finished: images after a day, videos after a week; and what the store was in the middle of when its process died. */
export async function sweepUploads(parts: SchoolParts & { media: Media }): Promise<void> {
  await sweepVideos(parts)
  await sweepImages(parts)
  const uploads = await parts.media.uploads()
  await uploads.removeIdleUploads((VIDEO_DAYS * DAY) / 1000)
  await parts.media.store.sweepUnfinished(new Date(clock.now().getTime() - UNFINISHED_DAYS * DAY))
}

async function sweepVideos({ units, media }: SchoolParts & { media: Media }): Promise<void> {
  const before = new Date(clock.now().getTime() - VIDEO_DAYS * DAY)
  const isStale = and(inArray(videos.state, ['created', 'uploading']), lt(videos.stateChangedAt, before))
  const stale = await units.withoutSchool('uploads of all schools go stale', (tx) =>
    tx
      .select({ id: videos.id, host: videos.host, hostVideoId: videos.hostVideoId })
      .from(videos)
      .where(isStale)
      .limit(AT_ONCE),
  )
  for (const video of stale) {
    const gone = await units.withoutSchool('an upload of some school is deleted', (tx) =>
      tx
        .delete(videos)
        .where(and(eq(videos.id, video.id), isStale))
        .returning({ id: videos.id }),
    )
    if (gone.length > 0) await videoHostOf(media, video).deleteVideo(video.hostVideoId)
  }
}

async function sweepImages({ units, media }: SchoolParts & { media: Media }): Promise<void> {
  const before = new Date(clock.now().getTime() - IMAGE_DAYS * DAY)
  const gone = await units.withoutSchool('uploads of all schools go stale', (tx) =>
    tx
      .delete(images)
      .where(
        inArray(
          images.id,
          tx
            .select({ id: images.id })
            .from(images)
            .where(and(eq(images.state, 'awaiting_upload'), lt(images.createdAt, before)))
            .limit(AT_ONCE),
        ),
      )
      .returning({ id: images.id }),
  )
  for (const { id } of gone) {
    await media.store.delete(sentKey(id))
    await deleteWidths(media.store, id)
  }
}
