import { and, eq, isNull } from 'drizzle-orm'
import type { Reactions } from '#platform/jobs/reactions.ts'
import { videoChanged } from './events.ts'
import type { Media } from './media.ts'
import { videos } from './tables.ts'

/** A host that prepares videos itself tells that one is ready, not how long it is: that is asked for and told. */
export function mediaReactions(reactions: Reactions, { hosts: { bunny } }: Media): void {
  if (!bunny) return
  reactions.onOutside(videoChanged, 'media.measure-hosted-video', async (ctx, { payload }) => {
    const { video_id: id, state } = payload
    if (state !== 'ready') return
    const isUnmeasured = and(eq(videos.id, id), eq(videos.host, 'bunny'), isNull(videos.durationSeconds))
    const [video] = await ctx.inTransaction(({ tx }) => tx.select().from(videos).where(isUnmeasured))
    const measured = video && (await bunny.measureVideo(video.hostVideoId))
    if (!measured) return
    await ctx.inTransaction(async ({ tx, emit }) => {
      const written = await tx.update(videos).set(measured).where(isUnmeasured).returning({ id: videos.id })
      const { durationSeconds } = measured
      if (written.length > 0) emit(videoChanged({ video_id: id, state, duration_seconds: durationSeconds }))
    })
  })
}
