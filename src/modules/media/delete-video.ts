import { eq } from 'drizzle-orm'
import type { OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { Refusal, refuseUnless } from '#platform/refusal.ts'
import type { deleteVideo as contract } from './contract.ts'
import { getOwnVideo } from './get-own-video.ts'
import type { MediaParts } from './parts.ts'
import { answerOf } from './video-host-down.ts'
import { videoHostOf } from './media.ts'
import { videos } from './tables.ts'

class VideoShared extends Refusal {
  readonly status = 409
  readonly code = 'media.video-shared'
}

/**
 * What showed the video shows none from then on; refuses with 409 one that several show, which goes with the last of them. Repeating it
 * after the host failed finishes the work.
 */
export async function deleteVideo(
  ctx: OutsideCtx,
  { id }: Input<typeof contract>,
  { media, videoUsers }: Pick<MediaParts, 'media' | 'videoUsers'>,
): Promise<Answer<typeof contract>> {
  const video = await ctx.inTransaction(async (inside) => {
    const found = await getOwnVideo(inside, id)
    refuseUnless(!(await videoUsers.isShared(inside, id)), new VideoShared())
    return found
  })
  await answerOf(videoHostOf(media, video).deleteVideo(video.hostVideoId))
  await ctx.inTransaction((inside) => {
    inside.note({ subject: video.title })
    return inside.tx.delete(videos).where(eq(videos.id, id))
  })
  return { done: true }
}
