import { z } from 'zod'
import { embedQuery } from '../embed-token.ts'
import { VideoHostUnavailable, type CreatedVideo, type NotifyingVideoHost } from '../port.ts'
import { signUploadSession } from '../upload-signature.ts'
import { readBunnyNotification } from './read-notification.ts'

export interface BunnySettings {
  libraryId: string
  apiKey: string
  /** Signs their notifications. */
  readOnlyApiKey: string
  /** Token authentication key of the library's embeds. */
  embedKey: string
  /** Host of the library's files, such as `vz-1234.b-cdn.net`. */
  cdnHost: string
  /** https://video.bunnycdn.com but in tests. */
  apiOrigin: string
}

const Measures = z.object({
  length: z.number(),
  width: z.int(),
  height: z.int(),
  storageSize: z.int().min(0).default(0),
})
export const EMBED_ORIGIN = 'https://iframe.mediadelivery.net'
const TIMEOUT_MS = 15_000

/** Bunny Stream (protocols §1). Refuses with VideoHostUnavailable when it cannot be reached or says no. */
export function bunnyVideoHost(settings: BunnySettings): NotifyingVideoHost {
  const { libraryId, embedKey, apiOrigin, cdnHost } = settings
  return {
    async createVideo({ title }): Promise<CreatedVideo> {
      const answer = await call(settings, 'POST', '/videos', { title })
      const { guid } = (await answer.json()) as { guid?: string }
      if (!guid) throw new VideoHostUnavailable('The answer names no video')
      return { videoId: guid, libraryId }
    },
    uploadSession: async (videoId, { expiresInSeconds }) =>
      signUploadSession(settings, `${apiOrigin}/tusupload`, videoId, expiresInSeconds),
    async deleteVideo(videoId) {
      await call(settings, 'DELETE', `/videos/${encodeURIComponent(videoId)}`)
    },
    async measureVideo(videoId) {
      const answer = await call(settings, 'GET', `/videos/${encodeURIComponent(videoId)}`)
      const { length, width, height, storageSize: bytes } = Measures.parse(await answer.json())
      return length > 0 ? { durationSeconds: length, width, height, bytes } : null
    },
    embedUrl: (videoId, grant) =>
      `${EMBED_ORIGIN}/embed/${libraryId}/${videoId}?${embedQuery(embedKey, videoId, grant)}`,
    posterUrl: (videoId) => `https://${cdnHost}/${videoId}/thumbnail.jpg`,
    readNotification: (raw) => readBunnyNotification(settings, raw),
  }
}

async function call(settings: BunnySettings, method: string, path: string, body?: object): Promise<Response> {
  const url = `${settings.apiOrigin}/library/${settings.libraryId}${path}`
  const headers = {
    AccessKey: settings.apiKey,
    accept: 'application/json',
    ...(body && { 'content-type': 'application/json' }),
  }
  const request = {
    method,
    headers,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body && { body: JSON.stringify(body) }),
  }
  const answer = await fetch(url, request).catch((cause: unknown) => {
    throw new VideoHostUnavailable(`${method} ${path} found nobody`, { cause })
  })
  if (answer.ok || (method === 'DELETE' && answer.status === 404)) return answer
  throw new VideoHostUnavailable(`${method} ${path} answered ${answer.status}`)
}
