import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { newAttemptPrefix } from '#providers/video/own-host/own-host.ts'
import type { TranscodedVideo } from '#providers/video/own-host/transcode/transcode-video.ts'
import { changeState, lockVideo } from './change-state.ts'
import { videos } from './tables.ts'
import type { VideoRow } from './view.ts'
import type { VideoFailure } from './vocabulary.ts'

const MAX_ATTEMPTS = 5

/** One run of the transcoder. Its prefix is in the row for as long as no later attempt took over. */
export interface Attempt {
  videoId: string
  hostVideoId: string
  prefix: string
  /** of the attempt before, which died */
  leftover: string | null
}

/** Undefined when the video needs no transcoding (any more), or has been tried too often. */
export async function beginAttempt(ctx: Ctx, videoId: string): Promise<Attempt | undefined> {
  const found = await lockVideo(ctx, videoId)
  const hasDied = found?.state === 'processing' || found?.state === 'playable'
  const video = found && hasDied ? await changeState(ctx, found, 'uploaded', { progress: 0 }) : found
  if (video?.state !== 'uploaded') return undefined
  if (video.attempts >= MAX_ATTEMPTS) {
    await changeState(ctx, video, 'failed', { failure: 'interrupted' })
    return undefined
  }
  const { hostVideoId, outputPrefix: leftover, attempts } = video
  const prefix = newAttemptPrefix(hostVideoId)
  await changeState(ctx, video, 'processing', { attempts: attempts + 1, outputPrefix: prefix })
  return { videoId, hostVideoId, prefix, leftover }
}

/** The first rendition can be watched. False when the attempt was superseded. */
export async function openAttempt(ctx: Ctx, attempt: Attempt): Promise<boolean> {
  const video = await lockOwn(ctx, attempt)
  return video !== undefined && (await changeState(ctx, video, 'playable')) !== undefined
}

/** False when the attempt was superseded. */
export async function finishAttempt(ctx: Ctx, attempt: Attempt, made: TranscodedVideo): Promise<boolean> {
  const video = await lockOwn(ctx, attempt)
  if (!video) return false
  const { width, height } = made
  const durationSeconds = Math.max(1, Math.round(made.durationSeconds))
  return (
    (await changeState(ctx, video, 'ready', {
      progress: 100,
      durationSeconds,
      width,
      height,
      bytes: bytesOf(made),
    })) !== undefined
  )
}

/** Of all renditions; what is written beside them is small. */
const bytesOf = ({ renditions }: TranscodedVideo): number =>
  Math.round(
    renditions.reduce((bits, { averageBandwidth, durationSeconds }) => bits + averageBandwidth * durationSeconds, 0) /
      8,
  )

export async function failAttempt(
  ctx: Ctx,
  attempt: Attempt,
  failure: VideoFailure,
  failureDetail: string,
): Promise<void> {
  const video = await lockOwn(ctx, attempt)
  if (video) await changeState(ctx, video, 'failed', { failure, failureDetail, outputPrefix: null })
}

/** The process was asked to stop: that is no fault of the video. */
export async function giveBackAttempt(ctx: Ctx, attempt: Attempt): Promise<void> {
  await ctx.tx
    .update(videos)
    .set({ attempts: sql`greatest(${videos.attempts} - 1, 0)` })
    .where(isOwn(attempt))
}

export const isOwn = ({ videoId, prefix }: Attempt) => and(eq(videos.id, videoId), eq(videos.outputPrefix, prefix))

async function lockOwn(ctx: Ctx, attempt: Attempt): Promise<VideoRow | undefined> {
  const video = await lockVideo(ctx, attempt.videoId)
  return video?.outputPrefix === attempt.prefix ? video : undefined
}
