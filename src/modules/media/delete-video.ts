import { eq } from 'drizzle-orm'
import type { OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { deleteVideo as contract } from './contract.ts'
import { getOwnVideo } from './get-own-video.ts'
import { answerOf } from './video-host-down.ts'
import { videoHostOf, type Media } from './media.ts'
import { videos } from './tables.ts'

/** What showed the video shows none from then on. Repeating it after the host failed finishes the work. */
export async function deleteVideo(
  ctx: OutsideCtx,
  { id }: Input<typeof contract>,
  media: Media,
): Promise<Answer<typeof contract>> {
  const video = await ctx.inTransaction((inside) => getOwnVideo(inside, id))
  await answerOf(videoHostOf(media, video).deleteVideo(video.hostVideoId))
  await ctx.inTransaction((inside) => {
    inside.note({ subject: video.title })
    return inside.tx.delete(videos).where(eq(videos.id, id))
  })
  return { done: true }
}
