import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isSameDigest } from '#platform/signed-url.ts'
import { ForgedNotification, type RawNotification, type VideoNotification } from '../port.ts'
import type { VideoState } from '../state.ts'

// Numbers of their webhooks; their "get video" call counts differently.
const STATES: Record<number, VideoState> = {
  0: 'uploaded',
  1: 'processing',
  2: 'processing',
  3: 'ready',
  4: 'playable',
  5: 'failed',
  6: 'uploading',
  7: 'uploaded',
  8: 'failed',
}

const body = z.object({ VideoLibraryId: z.coerce.string(), VideoGuid: z.string().min(1), Status: z.int() })

/** What a webhook says of a video. Refuses with ForgedNotification a wrong signature, library or form. */
export function readBunnyNotification(
  library: { libraryId: string; readOnlyApiKey: string },
  raw: RawNotification,
): VideoNotification {
  const expected = createHmac('sha256', library.readOnlyApiKey).update(raw.rawBody).digest('hex')
  if (!isSameDigest(String(raw.headers['x-bunnystream-signature'] ?? ''), expected))
    throw new ForgedNotification('Signature differs')
  const notification = body.safeParse(parseJson(raw.rawBody))
  if (!notification.success || notification.data.VideoLibraryId !== library.libraryId)
    throw new ForgedNotification('Not a notification of this library')
  return { videoId: notification.data.VideoGuid, state: STATES[notification.data.Status] ?? null }
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return null
  }
}
