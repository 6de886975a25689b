import { and, eq, isNull } from 'drizzle-orm'
import type { Reactions } from '#platform/jobs/reactions.ts'
import type { NotifyingVideoHost } from '#providers/video/port.ts'
import { deleteAbandoned } from './abandon-uploads.ts'
import { uploadsAbandoned, videoChanged } from './events.ts'
import type { Media } from './media.ts'
import { videos } from './tables.ts'

export function mediaReactions(reactions: Reactions, media: Media): void {
  reactions.onOutside(uploadsAbandoned, 'media.delete-abandoned', (ctx, { payload }) =>
    deleteAbandoned(ctx, { imageIds: payload.image_ids, videoIds: payload.video_ids }, media),
  )
  const { bunny } = media.videoHosts
  if (bunny) measureHostedVideos(reactions, bunny)
}

/** A host that prepares videos itself tells that one is ready, not how long it is: that is asked for and told. */
function measureHostedVideos(reactions: Reactions, bunny: NotifyingVideoHost): void {
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
