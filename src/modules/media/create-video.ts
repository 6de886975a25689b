import { isSignedIn, type OutsideCtx } from '#platform/context.ts'
import { requireFilm } from '#modules/limits/index.ts'
import { newId } from '#platform/ids.ts'
import type { VideoUpload } from './contract.ts'
import { answerOf } from './video-host-down.ts'
import { videoHostOf, type Media } from './media.ts'
import { openUploadSession } from './open-upload-session.ts'
import { videos } from './tables.ts'
import type { VideoRow } from './view.ts'

/** Makes room for a video at the host and signs its upload. Who may do so is the caller's rule. Refuses with 403 where the school may have no more film. */
export async function createVideo(
  ctx: OutsideCtx,
  media: Media,
  { title, isForBlocks = false }: { title: string; isForBlocks?: boolean },
): Promise<{ video_id: string; upload: VideoUpload; video: VideoRow }> {
  await ctx.aside(requireFilm)
  const host = media.currentVideoHost
  const { videoId: hostVideoId } = await answerOf(videoHostOf(media, { host }).createVideo({ title }))
  const id = host === 'own' ? hostVideoId : newId()
  const uploadedById = isSignedIn(ctx.actor) ? ctx.actor.id : null
  const [video] = await ctx.aside(({ tx }) =>
    tx.insert(videos).values({ id, host, hostVideoId, title, isForBlocks, uploadedById }).returning(),
  )
  return { video_id: id, video: video!, upload: await openUploadSession(media, { host, hostVideoId, title }) }
}
