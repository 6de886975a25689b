import { eq } from 'drizzle-orm'
import { requireStorage } from '#modules/limits/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { mayMove } from '#providers/video/state.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { changeState } from './change-state.ts'
import { TRANSCODE_QUEUE, type TranscodeData } from './transcode-job.ts'
import { videos } from './tables.ts'
import type { VideoRow } from './view.ts'
import { type SchoolParts, withHostedVideo } from './with-hosted-video.ts'

interface UploadParts extends SchoolParts {
  jobs: Jobs
}

export const takesUploads = (video: Pick<VideoRow, 'state'>): boolean =>
  video.state === 'uploading' || mayMove(video.state, 'uploading')

/**
 * The first bytes arrive, of as many as were announced: they count from now on. A video that is gone or has its file is refused in the way tus servers do,
 * with 403 one that the school has no room for.
 */
export async function uploadStarted(parts: UploadParts, videoId: string, bytes: number): Promise<void> {
  const isTaken = await withHostedVideo(parts, 'own', videoId, async (ctx, video) => {
    if (!takesUploads(video)) return false
    await changeState(ctx, video, 'uploading', {
      failure: null,
      failureDetail: null,
      progress: 0,
      attempts: 0,
      bytes: null,
    })
    await requireStorage(ctx, bytes, await senderOf(ctx, video))
    await ctx.tx.update(videos).set({ bytes }).where(eq(videos.id, video.id))
    return true
  })
  if (!isTaken) throw { status_code: 403, body: 'This video takes no file\n' }
}

async function senderOf({ tx }: Ctx, { uploadedById }: VideoRow): Promise<{ role: 'student' | 'admin' }> {
  const [sender] = uploadedById
    ? await tx.select({ role: people.role }).from(people).where(eq(people.id, uploadedById))
    : []
  return { role: sender?.role === 'student' ? 'student' : 'admin' }
}

/** All bytes are here: the transcoding is ordered with the same commit. */
export async function uploadFinished(parts: UploadParts, videoId: string, uploadId: string): Promise<void> {
  await withHostedVideo(parts, 'own', videoId, async (ctx, video) => {
    const moved = await changeState(ctx, video, 'uploaded', { progress: 0 })
    if (!moved) return
    const data: TranscodeData = { schoolId: ctx.school.id, videoId: moved.id, uploadId }
    await parts.jobs.put(ctx.tx, TRANSCODE_QUEUE, data, { key: uploadId })
  })
}
