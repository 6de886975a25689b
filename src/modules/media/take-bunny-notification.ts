import { NotAllowed, NotFound } from '#platform/refusal.ts'
import { ForgedNotification, type RawNotification, type VideoNotification } from '#providers/video/port.ts'
import { mayMove } from '#providers/video/state.ts'
import { changeState } from './change-state.ts'
import type { Media } from './media.ts'
import { type SchoolParts, withHostedVideo } from './with-hosted-video.ts'

/** Believes only what the host signed; a notification that is late or came before changes nothing, nor does one of a strange video. */
export async function takeBunnyNotification(
  parts: SchoolParts & { media: Media },
  raw: RawNotification,
): Promise<void> {
  const { bunny } = parts.media.videoHosts
  if (!bunny) throw new NotFound()
  const { videoId, state } = readNotification(bunny.readNotification, raw)
  if (!state) return
  await withHostedVideo(parts, 'bunny', videoId, async (ctx, video) => {
    // The notifications between may have been lost.
    const isBehind = !mayMove(video.state, state) && mayMove(video.state, 'processing') && mayMove('processing', state)
    const from = isBehind ? await changeState(ctx, video, 'processing') : video
    if (from) await changeState(ctx, from, state, { failure: state === 'failed' ? 'host' : null })
  })
}

function readNotification(read: (raw: RawNotification) => VideoNotification, raw: RawNotification): VideoNotification {
  try {
    return read(raw)
  } catch (error) {
    throw error instanceof ForgedNotification ? new NotAllowed() : error
  }
}
