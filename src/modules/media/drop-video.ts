import { eq } from 'drizzle-orm'
import type { OutsideCtx } from '#platform/context.ts'
import { videoHostOf, type Media } from './media.ts'
import { videos } from './tables.ts'

/** Deletes a video whose item is gone. Safe to repeat; what is gone already is no failure. */
export async function dropVideo(ctx: OutsideCtx, media: Media, id: string): Promise<void> {
  const [video] = await ctx.inTransaction(({ tx }) => tx.select().from(videos).where(eq(videos.id, id)))
  if (!video) return
  await videoHostOf(media, video).deleteVideo(video.hostVideoId)
  await ctx.inTransaction(({ tx }) => tx.delete(videos).where(eq(videos.id, id)))
}
