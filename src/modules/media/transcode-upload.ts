import { secondsOfFilmLeft } from '#modules/limits/index.ts'
import type { OutsideCtx } from '#platform/context.ts'
import { TranscodeFailed } from '#providers/video/own-host/transcode/failure.ts'
import { transcodeVideo, type TranscodeLimits } from '#providers/video/own-host/transcode/transcode-video.ts'
import { type Attempt, beginAttempt, failAttempt, finishAttempt, giveBackAttempt, openAttempt } from './attempt.ts'
import type { Media } from './media.ts'
import { isOursToMend, type VideoFailure } from './vocabulary.ts'
import { writeProgress } from './write-progress.ts'

const DETAIL = 500

interface Parts {
  media: Media
  limits: TranscodeLimits
}

/**
 * Makes an upload playable. May run again after any end: what a dead attempt left is deleted, and an attempt that
 * was superseded writes nothing more. Rejects when it should be tried again.
 */
export async function transcodeUpload(
  ctx: OutsideCtx,
  { media, limits }: Parts,
  { videoId, uploadId }: { videoId: string; uploadId: string },
  signal: AbortSignal,
): Promise<void> {
  const attempt = await ctx.inTransaction((inside) => beginAttempt(inside, videoId))
  if (!attempt) return
  const filmLeft = await ctx.reading(({ tx, school }) => secondsOfFilmLeft(tx, school.id))
  const maxSeconds = Math.min(limits.maxSeconds, filmLeft ?? limits.maxSeconds)
  const { store } = media
  const uploads = await media.uploads()
  if (attempt.leftover) await store.deletePrefix(attempt.leftover)
  const superseded = new AbortController()
  const progress = writeProgress(ctx, attempt, () => superseded.abort())
  try {
    const made = await transcodeVideo({
      source: uploads.pathOf(uploadId),
      store,
      prefix: attempt.prefix,
      limits: { ...limits, maxSeconds },
      signal: AbortSignal.any([signal, superseded.signal]),
      onProgress: progress.report,
      onPlayable: async () => {
        if (!(await ctx.inTransaction((inside) => openAttempt(inside, attempt)))) superseded.abort()
      },
    })
    await progress.settled()
    const isReady = await ctx.inTransaction((inside) => finishAttempt(inside, attempt, made))
    if (!isReady) return await store.deletePrefix(attempt.prefix)
    await uploads.removeUploadsOf(attempt.hostVideoId)
  } catch (error) {
    await progress.settled()
    if (superseded.signal.aborted) return await store.deletePrefix(attempt.prefix)
    if (error instanceof TranscodeFailed) {
      const isBeyondLimit = error.code === 'too-long' && maxSeconds < limits.maxSeconds
      return await giveUp(ctx, media, attempt, { failed: error, code: isBeyondLimit ? 'beyond-limit' : error.code })
    }
    if (signal.aborted) await ctx.inTransaction((inside) => giveBackAttempt(inside, attempt))
    throw error
  }
}

/** A file that is sound stays for as long as any that nobody adds to, so that it can be tried again. */
async function giveUp(
  ctx: OutsideCtx,
  media: Media,
  attempt: Attempt,
  { failed, code }: { failed: TranscodeFailed; code: VideoFailure },
): Promise<void> {
  const detail = failed.message.slice(0, DETAIL)
  await ctx.inTransaction((inside) => failAttempt(inside, attempt, code, detail))
  await media.store.deletePrefix(attempt.prefix)
  if (!isOursToMend(code)) await (await media.uploads()).removeUploadsOf(attempt.hostVideoId)
}
