import { newId } from '#platform/ids.ts'
import type { ObjectStore } from '#providers/storage/port.ts'
import { embedQuery } from '../embed-token.ts'
import type { VideoHost } from '../port.ts'
import { signUploadSession } from '../upload-signature.ts'
import { mediaToken } from './media-token.ts'
import { TUS_PATH } from './tus-routes.ts'
import type { DiskUploads } from './uploads.ts'

export interface OwnHostSettings {
  libraryId: string
  /** Signs uploads. */
  apiKey: string
  /** Signs embeds and playback. */
  embedKey: string
  /** Origin the browser reaches us at, such as the school's. */
  origin: string
  store: ObjectStore
  /** Opened at first use. */
  uploads: () => Promise<DiskUploads>
}

/** Everything kept of a video lies below this key prefix. */
export function videoPrefix(videoId: string): string {
  return `videos/${videoId}/`
}

/** The prefix of one transcoding attempt, for transcodeVideo. */
export function newAttemptPrefix(videoId: string): string {
  return `${videoPrefix(videoId)}${newId()}/`
}

export function ownVideoHost(settings: OwnHostSettings): VideoHost {
  const { libraryId, embedKey, origin, store, uploads } = settings
  return {
    createVideo: async () => ({ videoId: newId(), libraryId }),
    uploadSession: async (videoId, { expiresInSeconds }) =>
      signUploadSession(settings, `${origin}${TUS_PATH}`, videoId, expiresInSeconds),
    async deleteVideo(videoId) {
      await (await uploads()).removeUploadsOf(videoId)
      await store.deletePrefix(videoPrefix(videoId))
    },
    embedUrl: (videoId, grant) => `${origin}/embed/${libraryId}/${videoId}?${embedQuery(embedKey, videoId, grant)}`,
    posterUrl: (videoId, { expiresInSeconds }) =>
      `${origin}/video/${videoId}/${mediaToken(embedKey, videoId, expiresInSeconds)}/poster.webp`,
  }
}
